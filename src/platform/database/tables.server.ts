import type { Generated } from 'kysely';

/** The tables that composed queries touch; queries written as SQL name their row types themselves. */
export interface Tables {
  site_user: SiteUserTable;
  user_session: UserSessionTable;
  demo_market: DemoMarketTable;
}

interface SiteUserTable {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  name: Generated<string>;
  level: Generated<number>;
  plan_id: number | null;
  excel_export_access: Generated<boolean>;
  is_operator: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
}

interface UserSessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface DemoMarketTable {
  only_row: Generated<boolean>;
  seed: string;
  size: string;
  last_day: string;
  loaded_at: Generated<Date>;
}

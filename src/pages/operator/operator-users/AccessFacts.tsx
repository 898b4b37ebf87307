import forms from '#page-parts/operator/operator-forms.module.css';
import { ACCESS_PATH } from '#platform/addresses/account-paths.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type english from './labels/eng.json';
import { levelName } from './level-name.ts';
import type { OperatorUserData, ShownUser } from './operator-user.contract.ts';

/** One's own access: another operator changes it, or approves the plan that is requested. */
export function AccessFacts({ user, tariffs }: { user: ShownUser; tariffs: OperatorUserData['tariffs'] }) {
  const t = useLabels<typeof english>('operator-users');
  const link = useLink();
  const plan = tariffs.find(({ id }) => id === user.tariff);
  return (
    <div className={forms.stack}>
      <Facts
        facts={[
          { name: t('level'), value: t(levelName(user.level)) },
          { name: t('tariff'), value: plan?.name ?? <Missing /> },
          { name: t('ends_on'), value: user.accessEndsOn ? <Day day={user.accessEndsOn} /> : <Missing /> },
          { name: t('excel'), value: t(user.excelExportAccess ? 'excel_on' : 'excel_off') },
        ]}
      />
      <p>{t('own_account')}</p>
      <p>
        <a className="link" href={link(`${ACCESS_PATH}#tariffs`)}>
          {t('request_plan')}
        </a>
      </p>
    </div>
  );
}

import { PAID_LEVEL } from '#domain/access/viewer.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionRow } from './ActionRow.tsx';
import type english from './labels/eng.json';
import { levelName } from './level-name.ts';
import { NumberAction } from './NumberAction.tsx';
import {
  type OperatorUserData,
  type ShownUser,
  setUserExcel,
  setUserLevel,
  setUserTariff,
} from './operator-user.contract.ts';
import { SwitchAction } from './SwitchAction.tsx';

/** What a user is shown: level, tariff, export. */
export function AccessActions({ user, tariffs }: { user: ShownUser; tariffs: OperatorUserData['tariffs'] }) {
  const t = useLabels<typeof english>('operator-users');
  const tariffName = tariffs.find(({ id }) => id === user.tariff)?.name;
  const levels = [0, 1, PAID_LEVEL].map((level) => ({ id: level, name: t(levelName(level)) }));
  return (
    <>
      <ActionRow
        name={t('level')}
        now={`${user.level} · ${t(levelName(user.level))}`}
        note={t(user.isSelf ? 'own_account' : 'level_note')}
      >
        {!user.isSelf && (
          <NumberAction
            endpoint={setUserLevel}
            userId={user.id}
            label={t('level')}
            value={user.level}
            isRequired
            known={levels}
          />
        )}
      </ActionRow>
      <ActionRow
        name={t('tariff')}
        now={user.tariff === null ? t('no_tariff') : [user.tariff, tariffName].filter(Boolean).join(' · ')}
        {...(!user.isSelf && { note: t('tariff_note') })}
      >
        {!user.isSelf && (
          <NumberAction
            endpoint={setUserTariff}
            userId={user.id}
            label={t('tariff')}
            value={user.tariff}
            known={tariffs}
          />
        )}
      </ActionRow>
      <ActionRow name={t('excel')} now={t(user.excelExportAccess ? 'excel_on' : 'excel_off')}>
        {!user.isSelf && (
          <SwitchAction
            endpoint={setUserExcel}
            userId={user.id}
            isOn={user.excelExportAccess}
            text={t(user.excelExportAccess ? 'forbid' : 'allow')}
          />
        )}
      </ActionRow>
    </>
  );
}

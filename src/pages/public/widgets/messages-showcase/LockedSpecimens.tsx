import type { Unlock } from '#domain/access/unlock.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { LockMark } from '#ui/locked-value/LockMark.tsx';
import table from '#ui/table/table.module.css';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';

const UNLOCKS = ['sign_in', 'get_access'] as const satisfies readonly Unlock[];

export function LockedSpecimens() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <>
      <Specimen id="locked-values" title={t('locked_values')}>
        <Facts
          facts={[
            { name: t('for_visitor'), value: <LockedValue unlock="sign_in" /> },
            { name: t('for_reader'), value: <LockedValue unlock="get_access" /> },
          ]}
        />
      </Specimen>
      <Specimen id="locked-row" title={t('locked_row')}>
        <LockedRows />
      </Specimen>
      <Specimen id="prompts" title={t('prompts')} isWide>
        <LockedPrompt unlock="sign_in" text={t('prompt_sign_in')} />
        <LockedPrompt unlock="get_access" text={t('prompt_access')} />
      </Specimen>
    </>
  );
}

function LockedRows() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('locked_values')}</th>
          <th scope="col" className={table.number}>
            {t('last_price')}
          </th>
          <th scope="col" className={table.number}>
            {t('yield')}
          </th>
        </tr>
      </thead>
      <tbody>
        {UNLOCKS.map((unlock) => (
          <tr key={unlock}>
            <th scope="row">
              {t(unlock === 'sign_in' ? 'for_visitor' : 'for_reader')}
              <LockMark unlock={unlock} />
            </th>
            <td className={table.number}>
              <LockedValue unlock={unlock} />
            </td>
            <td className={table.number}>
              <LockedValue unlock={unlock} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

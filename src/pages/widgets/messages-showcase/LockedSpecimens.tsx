import { useLabels } from '#foundation/i18n/I18n.tsx';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { LockMark } from '#ui/locked-value/LockMark.tsx';
import table from '#ui/table/table.module.css';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';

const REASONS = ['must_sign_in', 'must_get_access'] as const satisfies readonly LockReason[];

export function LockedSpecimens() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <>
      <Specimen id="locked-values" title={t('locked_values')}>
        <Facts
          facts={[
            { name: t('for_visitor'), value: <LockedValue reason="must_sign_in" /> },
            { name: t('for_reader'), value: <LockedValue reason="must_get_access" /> },
          ]}
        />
      </Specimen>
      <Specimen id="locked-row" title={t('locked_row')}>
        <LockedRows />
      </Specimen>
      <Specimen id="prompts" title={t('prompts')} isWide>
        <LockedPrompt reason="must_sign_in" text={t('prompt_sign_in')} />
        <LockedPrompt reason="must_get_access" text={t('prompt_access')} />
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
        {REASONS.map((reason) => (
          <tr key={reason}>
            <th scope="row">
              {t(reason === 'must_sign_in' ? 'for_visitor' : 'for_reader')}
              <LockMark reason={reason} />
            </th>
            <td className={table.number}>
              <LockedValue reason={reason} />
            </td>
            <td className={table.number}>
              <LockedValue reason={reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

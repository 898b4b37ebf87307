import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import styles from './CompanyFilters.module.css';
import type { CompanyListData } from './company-list.contract.ts';
import { COMPANY_KINDS, companyListPath, EVERY_COMPANY, isEveryCompany } from './company-selection.ts';
import type english from './labels/eng.json';

/** A form whose every answer is an address, so that back, a bookmark and no script at all work. */
export function CompanyFilters({ data }: { data: CompanyListData }) {
  const t = useLabels<typeof english>('company-list');
  const link = useLink();
  const { selection, countries, branches } = data;
  const { find, kind, sort, isDescending } = selection;
  const order = `${isDescending ? '-' : ''}${sort}`;
  return (
    <search>
      <form className={styles.filters} action={link('/company/')}>
        <label className={classes(fields.label, styles.find)}>
          {t('find')}
          <input
            className={fields.field}
            type="search"
            name="find"
            defaultValue={find}
            maxLength={100}
            autoComplete="off"
          />
        </label>
        <FormSelect
          name="country"
          label={t('country')}
          options={[{ id: '', text: t('every_country') }, ...countries.map(toOption)]}
          active={selection.country ?? ''}
        />
        <FormSelect
          name="branch"
          label={t('branch')}
          options={[{ id: '', text: t('every_branch') }, ...branches.map(toOption)]}
          active={selection.branch ?? ''}
        />
        {kind !== EVERY_COMPANY.kind && <input type="hidden" name="kind" value={kind} />}
        {order !== EVERY_COMPANY.sort && <input type="hidden" name="sort" value={order} />}
        <button className={buttons.button} type="submit">
          {t('show')}
        </button>
        {!isEveryCompany(selection) && (
          <a className={classes(buttons.button, buttons.quiet)} href={link('/company/')}>
            {t('show_all')}
          </a>
        )}
      </form>
      <SegmentLinks
        label={t('kind')}
        isShort
        items={COMPANY_KINDS.map((each) => ({
          href: link(companyListPath({ ...selection, kind: each })),
          text: t(`kind_${each}`),
          isCurrent: each === kind,
        }))}
      />
    </search>
  );
}

const toOption = ({ code, name }: { code: string; name: string }) => ({ id: code, text: name });

import type english from '#market/bond-map/labels/eng.json';
import type { MapSelection } from '#market/bond-map/map-selection.ts';
import { PICTURE_SIZE } from '#platform/addresses/page-picture.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import fields from '#ui/field/field.module.css';
import styles from './MapEmbed.module.css';
import { pictureQuery } from './map-picture.ts';

/** The map as a picture for other sites: as everyone may see it, whoever puts it there. */
export function MapEmbed({ selection, picture }: { selection: MapSelection; picture: string }) {
  const t = useLabels<typeof english>('bond-map');
  const query = pictureQuery(selection);
  const address = picture + (query && `?${query}`);
  const { width, height } = PICTURE_SIZE;
  const code = `<iframe src="${address.replaceAll('&', '&amp;')}" width="${width}" height="${height}" title="${t('heading')}"></iframe>`;
  return (
    <details className={styles.embed}>
      <summary className={styles.summary}>{t('embed')}</summary>
      <label className={fields.label}>
        {t('embed_note')}
        <textarea className={styles.code} rows={3} readOnly value={code} />
      </label>
      <a className="link" href={address}>
        {t('embed_open')}
      </a>
    </details>
  );
}

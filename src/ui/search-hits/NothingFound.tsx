import { useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import type english from './labels/eng.json';

interface Props {
  readonly term: string;
  /** The server's or the page's own words for it. */
  readonly said?: string | null | undefined;
  /** In no category: then the spelling is the likely reason. */
  readonly isEverywhere: boolean;
}

export function NothingFound({ term, said, isEverywhere }: Props) {
  const t = useLabels<typeof english>('search-hits');
  const title = said || t('not_found', { term });
  return isEverywhere ? (
    <Empty icon="search" title={title} text={t('try_other')} />
  ) : (
    <Empty icon="search" title={title} />
  );
}

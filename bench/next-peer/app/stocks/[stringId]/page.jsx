import { PeerPage } from '../../../lib/view.js';

// Rendered for each request, as ours is when it is measured against this.
export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  const { stringId } = await params;
  // Not bundled: it resolves its packages where it stands.
  const { readStockPage } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ process.env.PEER_DATA
  );
  return <PeerPage state={await readStockPage(stringId)} />;
}

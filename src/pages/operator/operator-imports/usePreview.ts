import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { type ImportFileData, previewImport, type ShownPreview } from './import-file.contract.ts';

const WAIT_MS = 150;

/** The first records as the form has them read now; before any change, as the server read them. */
export function usePreview({ draft, position, choices, preview: first }: ImportFileData) {
  // What was saved meanwhile is shown as the server read it.
  const saved = JSON.stringify(choices);
  const [followed, setFollowed] = useState<{ saved: string; preview: ShownPreview | null }>();
  const [isLoading, setLoading] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);

  async function load(body: Record<string, string>): Promise<void> {
    turn.current++;
    const own = turn.current;
    setLoading(true);
    const params = { draftId: String(draft.id), position: String(position) };
    // The form's fields are what the endpoint declares; the server checks them again.
    const input = { params, body } as Parameters<typeof call<typeof previewImport>>[1];
    const reply = await call(previewImport, input).catch(() => null);
    if (own !== turn.current) return;
    setLoading(false);
    if (reply) setFollowed({ saved, preview: reply.preview });
  }

  return {
    preview: followed?.saved === saved ? followed.preview : first,
    isLoading,
    follow: (form: HTMLFormElement) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => {
        const { next: _, recipe: __, ...fields } = Object.fromEntries(new FormData(form));
        void load(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));
      }, WAIT_MS);
    },
  };
}

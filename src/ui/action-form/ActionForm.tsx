import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import type { AnyEndpoint, Reply } from '#platform/contract/endpoint.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type labels from '#platform/refusals/labels/eng.json';
import { isServerError, Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { toErrorAlert } from '#ui/message-banner/server-alerts.ts';

type Typed = Readonly<Record<string, FormDataEntryValue>>;

interface Props<E extends AnyEndpoint> {
  /** Declared with `form`: without script the browser posts to it by itself. */
  readonly endpoint: E;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Where the visitor goes afterwards without script; this page unless it is given. */
  readonly next?: string;
  /** Said in the banner when it worked. */
  readonly done?: string;
  /** Instead of showing the page's data anew; `typed` are the form's fields. */
  readonly onDone?: (reply: Reply<E>, typed: Typed) => void;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form that posts to one endpoint: with script it stays on the page and says what came of it. */
export function ActionForm<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, params = {}, next, className, label, children } = props;
  const why = useLabels<typeof labels>('refusals');
  const link = useLink();
  const { path } = useHere();
  const refusalId = useId();
  const { refused, isSending, submit } = useSubmit(props);
  return (
    <form
      className={className}
      method="post"
      action={link(fillPath(endpoint.path, params))}
      aria-label={label}
      aria-busy={isSending || undefined}
      aria-describedby={refused ? refusalId : undefined}
      onSubmit={submit}
    >
      <input type="hidden" name="next" value={next ?? link(path)} />
      {refused && <Message id={refusalId}>{why(refused)}</Message>}
      {children}
    </form>
  );
}

function useSubmit<E extends AnyEndpoint>({ endpoint, params = {}, done, onDone }: Props<E>) {
  const reload = useReload();
  const why = useLabels<typeof labels>('refusals');
  const { show } = useMessages();
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(typed: Typed): Promise<void> {
    setSending(true);
    setRefused(null);
    try {
      const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      // The form's fields are what its endpoint declares; the server checks them again.
      const reply = await call(endpoint, { params: texts, body: typed } as Parameters<typeof call<E>>[1]);
      if (onDone) onDone(reply, typed);
      else await reload();
      if (done) show({ message: done });
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'unavailable';
      // Nothing in the form can be corrected then.
      if (isServerError(code)) show(toErrorAlert(why(code)));
      else setRefused(code);
    } finally {
      setSending(false);
    }
  }

  return {
    refused,
    isSending,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending) return;
      const submitter = (event.nativeEvent as SubmitEvent).submitter;
      const { next: _, ...fields } = Object.fromEntries(new FormData(event.currentTarget, submitter));
      void send(fields);
    },
  };
}

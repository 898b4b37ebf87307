import { type ReactNode, useRef, useState } from 'react';
import buttons from '#ui/button/button.module.css';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';

interface Props {
  /** Names the action, on the button and in the question's answer. */
  readonly text: string;
  readonly question: string;
  /** What will happen, in a sentence. */
  readonly children: ReactNode;
}

/** Submits its form for something that cannot be undone: where script runs, only after a question. */
export function ConfirmedSubmit({ text, question, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="submit"
        className={buttons.button}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {text}
      </button>
      <ConfirmDialog
        question={question}
        isOpen={isAsking}
        isDangerous
        confirm={text}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          button.current?.form?.requestSubmit();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import styles from './EntityHeading.module.css';

interface LinkedFact {
  readonly text: string;
  readonly href: string;
}

interface Props {
  /** The way here: names the list of links, and the links before this page. */
  readonly path: { readonly label: string; readonly links: readonly { href: string; text: string }[] };
  readonly name: string;
  /** As registered, where that is another name. */
  readonly registeredName?: string | null;
  readonly ticker: string | null;
  /** A word of warning after the name. */
  readonly warning?: string | null;
  /** What it is, in a few words each; what is not known is left out. */
  readonly facts: readonly (string | LinkedFact | null)[];
  /** What a reader may do with it, after its name. */
  readonly action?: ReactNode;
  /** Where it can be looked at: beside the way to it, on a phone below the figure. */
  readonly choice?: ReactNode;
  /** At the other end: what it costs. */
  readonly children?: ReactNode;
}

/** What a page is about: the way to it, its name, and the one figure that matters. */
export function EntityHeading(props: Props) {
  const { path, name, registeredName, ticker, warning, facts, action, choice, children } = props;
  // A company and its only share are often registered under one name.
  const isAmongFacts = facts.some((fact) => fact && textOf(fact) === registeredName);
  const heading = (
    <>
      <nav className={styles.path} aria-label={path.label}>
        <ol className={styles.crumbs}>
          {path.links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <div className={styles.title}>
        <div className={styles.what}>
          <div className={styles.name}>
            <h1>{name}</h1>
            {ticker && <span className={styles.ticker}>{ticker}</span>}
            {warning && <Badge tone="warn" text={warning} />}
            {action && <div className={styles.action}>{action}</div>}
          </div>
          <ul className={styles.facts}>
            {registeredName && !isAmongFacts && <li translate="no">{registeredName}</li>}
            {facts.map((fact) => fact && <Fact key={textOf(fact)} fact={fact} />)}
          </ul>
        </div>
        {children}
      </div>
    </>
  );
  if (!choice) return heading;
  return (
    <div className={styles.withChoice}>
      {heading}
      {choice}
    </div>
  );
}

const textOf = (fact: string | LinkedFact) => (typeof fact === 'string' ? fact : fact.text);

/** The browser may know another name of a country than the server, which has shown its own already. */
function Fact({ fact }: { fact: string | LinkedFact }) {
  if (typeof fact === 'string') return <li suppressHydrationWarning>{fact}</li>;
  return (
    <li>
      <a className="link" href={fact.href}>
        {fact.text}
      </a>
    </li>
  );
}

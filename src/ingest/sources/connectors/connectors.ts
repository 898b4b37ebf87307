import { type Connector, connectorSchema } from './connector.ts';

const files = import.meta.glob<unknown>('./recipes/*.json', { eager: true, import: 'default' });

/** Sources that come with the site. */
export const CONNECTORS: readonly Connector[] = Object.values(files).map((file) =>
  connectorSchema.parse(file),
);

export const findConnector = (code: string | undefined): Connector | null =>
  CONNECTORS.find((connector) => connector.code === code) ?? null;

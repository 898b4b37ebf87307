import { type ReactNode, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { FullScreen, type Screen } from '#ui/full-screen/FullScreen.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ExportMenu } from '#ui/picture-export/ExportMenu.tsx';
import { GraphReadout } from './GraphReadout.tsx';
import { GraphStage } from './GraphStage.tsx';
import type { Graph, Position } from './graph.ts';
import type english from './labels/eng.json';
import styles from './NetworkGraph.module.css';
import { NetworkList } from './NetworkList.tsx';
import { useDrawing } from './useDrawing.ts';

export interface NetworkGraphProps {
  /** Names the cookie of its full screen. */
  readonly id: string;
  readonly label: string;
  /** Keep the object while its content is the same: another graph is laid out anew. */
  readonly graph: Graph;
  /** Where `layoutGraph` put the nodes on the server. Without them the list is read until the browser has done it. */
  readonly positions?: readonly Position[] | undefined;
  /** What the logo box writes into the picture. */
  readonly siteName: string;
  /** Of an exported picture, without its ending. */
  readonly fileName?: string | undefined;
}

const loadExport = () => import('#ui/picture-export/export-picture.ts');

/** Nodes and links as a picture, in the page and filling the window, and as a list. */
export function NetworkGraph(props: NetworkGraphProps) {
  return (
    <FullScreen id={props.id} label={props.label}>
      {(screen) => <Panel {...props} screen={screen} />}
    </FullScreen>
  );
}

function Panel({
  label,
  graph,
  positions,
  siteName,
  fileName,
  screen,
}: NetworkGraphProps & { screen: Screen }) {
  const t = useLabels<typeof english>('network-graph');
  const { drawn, setPositions, frameAnew } = useDrawing(graph, screen.isFull ? 'full' : 'normal', positions);
  const [isList, setList] = useState(false);
  const [hasLogo, setLogo] = useState(true);
  const [activeId, setActive] = useState<string | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  const isListed = isList || drawn === null;
  const tools = (zoom: ReactNode) => (
    <div className={styles.tools}>
      <button
        type="button"
        className={classes(button.button, button.quiet, styles.switch)}
        aria-pressed={isListed}
        onClick={() => setList(!isList)}
      >
        <Icon name="list" />
        {t('list')}
      </button>
      {!isListed && zoom}
      <div className={styles.rest}>
        {screen.isFull && !isListed && (
          <>
            <CheckboxLine text={t('logo')} checked={hasLogo} onChange={() => setLogo(!hasLogo)} />
            <ExportMenu
              onIntent={loadExport}
              onExport={async (format) => {
                const { exportPicture } = await loadExport();
                if (picture.current) await exportPicture(picture.current, format, fileName);
              }}
            />
          </>
        )}
        {screen.toggle}
      </div>
    </div>
  );
  return (
    <div className={classes(styles.block, screen.isFull && styles.full, isListed && styles.listed)}>
      {drawn && !isList ? (
        <GraphStage
          label={label}
          drawn={drawn}
          picture={picture}
          setPositions={setPositions}
          frameAnew={frameAnew}
          activeId={activeId}
          onActive={setActive}
          logo={screen.isFull && hasLogo ? siteName : undefined}
          tools={tools}
        />
      ) : (
        tools(null)
      )}
      {!isListed && <GraphReadout graph={graph} activeId={activeId} />}
      <NetworkList label={label} graph={graph} />
    </div>
  );
}

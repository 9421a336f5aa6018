import styles from './samples.module.scss';

const ROLES = [
  'tDisplay',
  'tTitle',
  'tHeading',
  'tFeature',
  'tSub',
  'tCard',
  'tRow',
  'tLabel',
  'tLead',
  'tBody',
  'tCompact',
  'tSmall',
  'tNote',
  'tFigure',
];
const ARRANGED = [
  'stack gap2',
  'flow',
  'cluster gap2',
  'grid min10',
  'grid min15',
  'grid min19',
  'grid two',
  'grid three',
  'grid four',
  'split',
  'split of5to7',
  'split of7to5',
  'split of1to2',
  'media',
  'rows',
  'card',
];

/** The roles of type, and what arranges (docs/styles.md). */
export function LayoutSamples() {
  return (
    <>
      {ROLES.map((role) => (
        <p key={role} className={role}>
          {role}: 48 gates
        </p>
      ))}
      {ARRANGED.map((name) => (
        <section key={name} className={styles.sample} aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <div className={name}>
            <span>One box</span>
            <span>Another box with more words in it</span>
            <span>A third one</span>
            <span>A fourth one</span>
          </div>
        </section>
      ))}
    </>
  );
}

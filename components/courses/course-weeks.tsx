import { Fragment, type SVGProps } from 'react';
import type { CourseModule, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { courseSpans } from '@/lib/course-spans';
import { lanesOf } from '@/lib/lanes';
import { SectionHead } from '../shared/section-head';
import styles from './course-weeks.module.scss';

interface Props {
  readonly modules: readonly CourseModule[];
  readonly words: EdTech['weeks'];
}

const HEIGHT = 176;
const THREADS = { first: 72, second: 88, third: 104 };
/** The share of a week that its thread fills. */
const WEEK = '0.84 0.16';
const HALF_GAP = 0.08;
/** From line to line of labels. */
const LINE = 48;
/** A letter's width in the narrowest band, 918 px. */
const LETTER = 8 / 918;
const SPACE = 1.5;

const threads = Object.entries(THREADS);
/** On phones and tablets, where the cloth runs down: its width, and the height of the shortest module. */
const TURNED_WIDTH = 144;
const ROW = 23;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface WeftsProps {
  /** The ends of a line at a distance from the edge of the cloth. */
  readonly ends: (place: number) => SVGProps<SVGLineElement>;
  /** Over one week and under the next, with some ground beside each thread. */
  readonly weeks?: number;
}

function Wefts({ ends, weeks }: WeftsProps) {
  return threads.flatMap(([name, place], index) =>
    (weeks === undefined ? [name] : ['gap', name]).map((part) => (
      <line
        key={`${part} ${name}`}
        className={styles[part]}
        {...ends(place)}
        {...(weeks !== undefined && {
          strokeDasharray: '1 1',
          strokeDashoffset: index % 2,
          pathLength: weeks,
        })}
      />
    )),
  );
}

const across = (y: number) => ({ x1: '0', x2: '100%', y1: y, y2: y });
const down = (y: number) => {
  const x = y - THREADS.second + TURNED_WIDTH / 2;
  return { x1: x, x2: x, y1: '0', y2: '100%' };
};

export function CourseWeeks({ modules, words }: Props) {
  const course = courseSpans(modules.map(({ when }) => when));
  if (!course) return null;
  const { spans, total, unit } = course;
  const pieces = modules.map(({ title, short = title, isTax, when = '' }, index) => {
    const { start, length } = spans[index] ?? { start: 0, length: 0 };
    const isLast = index === modules.length - 1;
    const width = (short.length + SPACE) * LETTER;
    const kind = isLast ? 'own' : isTax ? 'tax' : index % 2 === 0 ? 'even' : 'odd';
    const from = start / total;
    return { name: short, when, length, kind, from, to: (start + length) / total, width } as const;
  });
  // A label beyond the band ends with it.
  const labels = pieces.map(({ from, width }) => ({ start: Math.min(from, 1 - width), width }));
  // Every second line is above the cloth, so that few labels need a line that leads to them.
  const lanes = lanesOf(labels);
  const below = Math.floor(Math.max(...lanes) / 2) + 1;
  const head = lanes.includes(1) ? LINE + 8 : 0;
  const step = ROW / Math.min(...pieces.map(({ length }) => length));
  const hasTax = pieces.some(({ kind }) => kind === 'tax');
  return (
    <section className={cx('onSand', styles.section)} aria-labelledby="weeks" data-print="hide">
      <div className="wrap">
        <SectionHead id="weeks" heading={`${total} ${unit}, ${words.cloth}`} variant="stacked">
          <p>
            {words[unit]} {hasTax ? words.tax : null}
          </p>
        </SectionHead>
        <svg
          className={styles.band}
          width="100%"
          height={head + HEIGHT + below * LINE + 8}
          aria-hidden="true"
        >
          <g transform={`translate(0 ${head})`}>
            <Wefts ends={across} />
            {pieces.map(({ name, kind, from, to, length }) => (
              <line
                key={name}
                className={styles[kind]}
                x1={percent(from)}
                x2={percent(to)}
                y1={HEIGHT / 2}
                y2={HEIGHT / 2}
                strokeWidth={HEIGHT}
                strokeDasharray={WEEK}
                strokeDashoffset={-HALF_GAP}
                pathLength={length}
              />
            ))}
            <Wefts ends={across} weeks={total} />
            {pieces.map(({ name, when, from }, index) => {
              const lane = lanes[index] ?? 0;
              const isMoved = (labels[index]?.start ?? from) < from;
              const place = {
                x: percent(isMoved ? 1 : from),
                ...(isMoved && { textAnchor: 'end' as const }),
              };
              const top = lane === 1 ? -LINE - 12 : HEIGHT + (lane / 2) * LINE;
              return (
                <Fragment key={name}>
                  {lane > 1 ? (
                    <line
                      className={styles.hair}
                      x1={percent(from)}
                      x2={percent(from)}
                      y1={HEIGHT}
                      y2={top + 12}
                    />
                  ) : null}
                  <text className={styles.name} {...place} y={top + 28}>
                    {name}
                  </text>
                  <text className={styles.when} {...place} y={top + 46}>
                    {when.replace(/^Weeks? /, '')}
                  </text>
                </Fragment>
              );
            })}
          </g>
        </svg>
        <svg className={styles.turned} width="100%" height={total * step} aria-hidden="true">
          <Wefts ends={down} />
          {pieces.map(({ name, kind, from, to, length }) => (
            <line
              key={name}
              className={styles[kind]}
              x1={TURNED_WIDTH / 2}
              x2={TURNED_WIDTH / 2}
              y1={percent(from)}
              y2={percent(to)}
              strokeWidth={TURNED_WIDTH}
              strokeDasharray={WEEK}
              strokeDashoffset={-HALF_GAP}
              pathLength={length}
            />
          ))}
          <Wefts ends={down} weeks={total} />
          {pieces.map(({ name, when, from }) => (
            <Fragment key={name}>
              <line
                className={styles.leader}
                x1={TURNED_WIDTH + 16}
                x2="100%"
                y1={from * total * step + 14}
                y2={from * total * step + 14}
              />
              <text className={styles.name} x={TURNED_WIDTH + 16} y={from * total * step + 16}>
                {name}
              </text>
              <text className={styles.when} x="100%" textAnchor="end" y={from * total * step + 16}>
                {when.replace(/^Weeks? /, '')}
              </text>
            </Fragment>
          ))}
        </svg>
      </div>
    </section>
  );
}

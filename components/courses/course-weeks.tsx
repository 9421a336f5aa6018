import { Fragment, type SVGProps } from 'react';
import type { CourseModule, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { courseSpans } from '@/lib/course-spans';
import { DESKTOP } from '@/lib/screens';
import { lanesOf } from './lanes';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import styles from './course-weeks.module.scss';

interface Props {
  readonly modules: readonly CourseModule[];
  readonly words: EdTech['weeks'];
}

const HEIGHT = 280;
const MIDDLE = HEIGHT / 2;
/** From the middle of the cloth. */
const THREADS = { thread1: -16, thread2: 0, thread3: 16 };
/** The thread of a module about taxes. */
const TAX = 'thread-3';
/** The share of a week between its thread and the next one. */
const GAP = 0.16;
const WEEK = `${1 - GAP} ${GAP}`;
/** From line to line of labels. */
const LINE = 48;
/** A letter's width in the narrowest band, 918 px. */
const LETTER = 8 / 918;
const SPACE = 1.5;

const threads = Object.entries(THREADS);
/** The shortest module where the cloth runs down. */
const ROW = 23;

/** A share from 0 to 1 as a CSS or SVG length with one decimal. */
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

type Ends = (place: number) => SVGProps<SVGLineElement>;

interface WeftsProps {
  /** The ends of a line at a distance from the edge of the cloth. */
  readonly ends: Ends;
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
          // Each covers the ends of its gap, or these would show as seams.
          strokeDasharray: part === 'gap' ? '1 1' : '1.1 0.9',
          strokeDashoffset: (index % 2) + (part === 'gap' ? 0 : 0.05),
          pathLength: weeks,
        })}
      />
    )),
  );
}

const across =
  (from: number, to: number): Ends =>
  (place) => ({
    x1: percent(from),
    x2: percent(to),
    y1: place,
    y2: place,
  });
const down =
  (from: number, to: number): Ends =>
  (place) => ({ x1: place, x2: place, y1: percent(from), y2: percent(to) });

export function CourseWeeks({ modules, words }: Props) {
  const course = courseSpans(modules.map(({ when }) => when));
  if (!course) return null;
  const { spans, total, unit } = course;
  // The cloth ends with the last thread.
  const cloth = total - GAP;
  const edge = GAP / 2 / cloth;
  const step = ROW / Math.min(...spans.map(({ length }) => length));
  const pieces = modules.map(({ title, short = title, isTax, when = '' }, index) => {
    const { start, length } = spans[index] ?? { start: 0, length: 0 };
    const isLast = index === modules.length - 1;
    const width = (short.length + SPACE) * LETTER;
    const week = index % 2 === 0 ? 'on-dark' : 'tint-strong';
    const color = isLast ? 'thread-1' : isTax ? TAX : week;
    const [from, to] = [start / cloth, (start + length) / cloth];
    // The baseline of the label where the cloth runs down.
    const y = Math.round(start * step) + 15;
    return { name: short, when, length, color, from, to, width, y } as const;
  });
  // A label beyond the band ends with it.
  const labels = pieces.map(({ from, width }) => ({ start: Math.min(from, 1 - width), width }));
  // Every second line is above the cloth, so that few labels need a leader.
  const lanes = lanesOf(labels);
  const below = Math.floor(Math.max(...lanes) / 2) + 1;
  const head = lanes.includes(1) ? LINE + 8 : 0;
  const hasTax = pieces.some(({ color }) => color === TAX);
  return (
    <section
      className={cx(groundClass('indigo'), styles.section)}
      aria-labelledby="weeks"
      data-print="hide"
    >
      <div className="wrap">
        <SectionHead id="weeks" heading={`${total} ${unit}, ${words.parts}`} variant="stacked">
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
          <g transform={`translate(0 ${head + MIDDLE})`}>
            <Wefts ends={across(-1, 2)} />
            <g strokeWidth={HEIGHT} strokeDasharray={WEEK}>
              {pieces.map(({ name, color, from, to, length }) => (
                <line
                  key={name}
                  stroke={`var(--${color})`}
                  x1={percent(from)}
                  x2={percent(to)}
                  pathLength={length}
                />
              ))}
            </g>
            <Wefts ends={across(-edge, 1 + edge)} weeks={total} />
            {pieces.map(({ name, when, from }, index) => {
              const lane = lanes[index] ?? 0;
              const isMoved = (labels[index]?.start ?? from) < from;
              const place = {
                x: percent(isMoved ? 1 : from),
                ...(isMoved && { textAnchor: 'end' as const }),
              };
              const top = lane === 1 ? -MIDDLE - LINE - 12 : MIDDLE + (lane / 2) * LINE;
              return (
                <Fragment key={name}>
                  {lane > 1 ? (
                    <line
                      stroke="var(--muted)"
                      x1={percent(from)}
                      x2={percent(from)}
                      y1={MIDDLE}
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
        <svg className={styles.turned} height={Math.ceil(cloth * step)} aria-hidden="true">
          <path
            stroke="var(--muted)"
            strokeDasharray="1 5"
            d={pieces.map(({ y }) => `M0 ${y - 2}H${DESKTOP}`).join('')}
          />
          <g className={styles.cloth}>
            <Wefts ends={down(0, 1)} />
            <g strokeDasharray={WEEK}>
              {pieces.map(({ name, color, from, to, length }) => (
                <line
                  key={name}
                  stroke={`var(--${color})`}
                  y1={percent(from)}
                  y2={percent(to)}
                  pathLength={length}
                />
              ))}
            </g>
            <Wefts ends={down(-edge, 1 + edge)} weeks={total} />
          </g>
          {pieces.map(({ name, when, y }) => (
            <Fragment key={name}>
              <text className={styles.name} y={y}>
                {name}
              </text>
              <text className={styles.when} x="100%" y={y} textAnchor="end">
                {when.replace(/^Weeks? /, '')}
              </text>
            </Fragment>
          ))}
        </svg>
      </div>
    </section>
  );
}

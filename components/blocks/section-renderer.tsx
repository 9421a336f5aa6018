import type { ReactElement, ReactNode } from 'react';
import type { Block, Section } from '@/content';
import { cx } from '@/lib/cx';
import { isFolded } from '@/lib/folded';
import { inGroups } from './in-groups';
import { Art } from '../ui/art';
import { Breakable } from '../ui/breakable';
import { Unbroken } from '../ui/unbroken';
import { CallLine } from '../shared/call-line';
import { groundClass } from '../shared/ground';
import { Numeral } from '../ui/glyph';
import { Questions } from '../ui/lists/questions';
import { AccordionBlock } from './accordion-block';
import { ClaimsBlock } from './claims-block';
import { DemoBlock } from './demo-block';
import { EntriesBlock } from './entries-block';
import { EvidenceBlock } from './evidence-block';
import { FoldedBlock } from './folded-block';
import { IntegrationsBlock } from './integrations-block';
import { ListBlock } from './list-block';
import { LookUps } from './look-ups';
import { OriginsBlock } from './origins-block';
import { PictureBlock } from './picture-block';
import { ProjectNote } from './project-note';
import styles from './section-renderer.module.scss';
import { TableBlock } from './table-block';
import { TextBlock } from './text-block';

interface BlockProps {
  readonly block: Block;
  readonly sectionId: string;
  readonly index: number;
  readonly subject: string;
  readonly enquiry: string;
  readonly isOnDark: boolean;
}

function BlockView(props: BlockProps): ReactElement {
  const { block, sectionId, index, subject, enquiry, isOnDark } = props;
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} sectionId={sectionId} index={index} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'entries':
      return <EntriesBlock block={block} />;
    case 'claims':
      return <ClaimsBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'demo':
      return <DemoBlock block={block} about={subject} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'integrations':
      return <IntegrationsBlock block={block} />;
    case 'origins':
      return <OriginsBlock block={block} />;
    case 'evidence':
      return <EvidenceBlock block={block} />;
    case 'call':
      return <CallLine text={block.text} label="ENQUIRY" href={enquiry} isOnDark={isOnDark} />;
    case 'questions':
      return <Questions items={block.items} />;
  }
}

function Head({ section: { id, number, heading, lead, picture } }: { readonly section: Section }) {
  return (
    <div className={number === undefined ? styles.stacked : styles.numbered}>
      <h2 id={`${id}-heading`}>
        {number === undefined ? (
          heading
        ) : (
          <>
            <Numeral value={number} />
            <span>
              <Breakable text={heading} />
            </span>
          </>
        )}
      </h2>
      {lead ? (
        <p>
          <Unbroken>{lead}</Unbroken>
        </p>
      ) : null}
      {picture ? <Art {...picture} /> : null}
    </div>
  );
}

interface Placed {
  readonly block: Block;
  readonly index: number;
}

/** Folded blocks in a row, from each heading on, and all others alone. */
const groupsOf = (blocks: readonly Block[]): Placed[][] =>
  inGroups(
    blocks.map((block, index) => ({ block, index })),
    ({ block }, before) =>
      !(isFolded(block) && isFolded(before?.block)) || block.heading !== undefined,
  );

const areRows = (block: Block) =>
  block.type === 'entries' && block.variant === 'rows' && block.title === undefined;

interface GroupProps {
  readonly sectionId: string;
  readonly members: readonly Placed[];
  readonly viewOf: (placed: Placed) => ReactNode;
}

function Group({ sectionId, members, viewOf }: GroupProps) {
  const papers = members.flatMap(({ block, index }) =>
    isFolded(block) ? [{ block, index, view: viewOf({ block, index }) }] : [],
  );
  const [first] = members;
  if (papers.length > 0 || !first) {
    return (
      <div>
        <LookUps sectionId={sectionId} items={papers} />
      </div>
    );
  }
  return (
    <div className={areRows(first.block) ? styles.rows : undefined}>
      <FoldedBlock block={first.block} sectionId={sectionId}>
        {viewOf(first)}
      </FoldedBlock>
    </div>
  );
}

/** Nothing but its title is open. */
const isLookedUp = ({ number, picture, blocks }: Section) =>
  number === undefined && !picture && blocks.every(isFolded);

interface SectionProps {
  readonly section: Section;
  /** From 1; connects the section with its entry in the contents. */
  readonly place: number;
  /** On the ground of the section above. */
  readonly continues: boolean;
  readonly subject: string;
  readonly enquiry: string;
  readonly project: readonly string[];
}

function SectionView({ section, place, continues, subject, enquiry, project }: SectionProps) {
  const isOnDark = section.ground === 'indigo';
  const hasQuestions = section.blocks.some(({ type }) => type === 'questions');
  return (
    <section
      id={section.id}
      className={cx(
        styles.section,
        continues && styles.continued,
        (hasQuestions || isLookedUp(section)) && styles.facing,
        groundClass(section.ground),
        isOnDark && styles.dark,
        styles[`place${place}`],
      )}
      aria-labelledby={`${section.id}-heading`}
    >
      <Head section={section} />
      <div className={styles.blocks}>
        {groupsOf(section.blocks).map((members, place) => (
          <Group
            key={place}
            sectionId={section.id}
            members={members}
            viewOf={({ block, index }) => (
              <BlockView
                block={block}
                sectionId={section.id}
                index={index}
                subject={subject}
                enquiry={enquiry}
                isOnDark={isOnDark}
              />
            )}
          />
        ))}
      </div>
      {hasQuestions ? <ProjectNote texts={project} subject={subject} /> : null}
    </section>
  );
}

interface Props {
  readonly sections: readonly Section[];
  readonly subject: string;
  readonly enquiry: string;
  readonly project: readonly string[];
}

export function SectionRenderer({ sections, subject, enquiry, project }: Props) {
  return inGroups(sections, (_, before) => !before?.beside).map((group) => {
    const views = group.map((section) => {
      const index = sections.indexOf(section);
      return (
        <SectionView
          key={section.id}
          section={section}
          place={index + 1}
          continues={section === group[0] && sections[index - 1]?.ground === section.ground}
          subject={subject}
          enquiry={enquiry}
          project={project}
        />
      );
    });
    return group.length > 1 ? (
      <div key={group[0]?.id} className={styles.split}>
        {views}
      </div>
    ) : (
      views
    );
  });
}

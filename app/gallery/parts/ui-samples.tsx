import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/controls/accordion';
import { Art } from '@/components/ui/art';
import { Breakable } from '@/components/ui/breakable';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Entry } from '@/components/cloth/entry';
import { FileList } from '@/components/ui/file-list';
import { Disclosure } from '@/components/ui/controls/disclosure';
import { Glyph, Numeral } from '@/components/ui/glyph';
import { ContentsList } from '@/components/ui/lists/contents-list';
import { FeatureList, type FeatureVariant } from '@/components/ui/lists/feature-list';
import { Questions } from '@/components/ui/lists/questions';
import { Ticks } from '@/components/ui/lists/ticks';
import { More } from '@/components/ui/controls/more';
import { Prose } from '@/components/ui/prose/prose';
import { SiteLink } from '@/components/ui/site-link';
import { Table } from '@/components/ui/table';
import { Tabs } from '@/components/ui/controls/tabs';
import { evidence } from '@/content';
import { PATHS } from '@/lib/routes';
import ProseSample from './prose-sample.mdx';
import styles from './samples.module.scss';

const CONTENTS = [
  { id: 'accordion', label: 'Implement', number: 1 },
  {
    id: 'tabs',
    label: 'Migration',
    number: 2,
    items: [{ id: 'first-item', label: 'An open item' }],
  },
];

const FEATURES = ['azure', 'calendar', 'inventory'].map((icon) => ({
  icon,
  title: `The glyph ${icon}`,
  text: 'A title with a line or two of text, and the glyph that belongs to it.',
}));

const FEATURE_VARIANTS: readonly FeatureVariant[] = ['columns', 'pairs', 'rows'];

export const uiSamples: Readonly<Record<string, ReactNode>> = {
  'controls/accordion': (
    <Accordion
      name="sample"
      open="first"
      items={[
        { id: 'first-item', title: 'An open item', children: <p>The content of the item.</p> },
        { id: 'second-item', title: 'An item without content' },
      ]}
    />
  ),
  art: <Art name="product-qm" alt="Inspection sheet with five readings." />,
  breakable: (
    <p>
      <Breakable text="Customization/Specialist" />
    </p>
  ),
  icon: (
    <p>
      <Icon name="menu" /> <Icon name="call" /> <Icon name="chat" /> <Icon name="write" />{' '}
      <Icon name="close" />
    </p>
  ),
  unbroken: (
    <p>
      <Unbroken>An e-way bill for job-work goods, from 18:30 IST</Unbroken>
    </p>
  ),
  'controls/button': (
    <p>
      <Button>Primary</Button> <Button variant="secondary">Secondary</Button>{' '}
      <Button variant="onDark">On dark</Button> <Button disabled>Disabled</Button>
    </p>
  ),
  'controls/button-link': (
    <p>
      <ButtonLink href={PATHS.enquiry}>Marigold</ButtonLink>{' '}
      <ButtonLink href={PATHS.enquiry} variant="secondary">
        Dark
      </ButtonLink>{' '}
      <ButtonLink href={PATHS.enquiry} variant="onDark">
        Line
      </ButtonLink>
    </p>
  ),
  entry: (
    <div className={styles.banner}>
      <Entry into="service-azure" />
      <Art name="service-azure" alt="" />
    </div>
  ),
  'file-list': <FileList files={evidence.gapList.files} />,
  'controls/disclosure': (['never', 'tablet', 'desktop'] as const).map((from) => (
    <Disclosure key={from} label="How it is measured" level={3} from={from}>
      <p>Open without a control from: {from}.</p>
    </Disclosure>
  )),
  glyph: (
    <p>
      <Glyph name="azure" />
      <Numeral value={3} />
    </p>
  ),
  'lists/contents-list': (
    <>
      <ContentsList label="On this page" entries={CONTENTS} variant="listed" />
      <ContentsList label="Contents" entries={CONTENTS} variant="folded" />
    </>
  ),
  'lists/feature-list': FEATURE_VARIANTS.map((variant) => (
    <FeatureList key={variant} items={FEATURES} variant={variant} />
  )),
  'lists/questions': (
    <Questions
      items={[
        { question: 'A question?', answer: 'Its answer.' },
        { question: 'Another one?', answer: 'Another answer.' },
      ]}
    />
  ),
  'lists/ticks': <Ticks items={['One point', 'Another point']} />,
  'controls/more': <More label="Read More" about="a part" />,
  prose: (
    <Prose>
      <ProseSample />
    </Prose>
  ),
  'site-link': <SiteLink href={PATHS.services}>A link within the site</SiteLink>,
  table: (
    <>
      <Table
        caption="A table of words"
        note="As read in August 2026. Tested on 28.2."
        columns={['Cause', 'Seen as', 'First look']}
        rows={[['Issue without slip', 'Less than the card', 'Shift handover']]}
      />
      <Table
        caption="A table of figures"
        columns={['Bin', 'Card', 'Count']}
        rows={[['A-12', '48', '46']]}
        align={['start', 'end', 'end']}
      />
    </>
  ),
  'controls/tabs': (
    <Tabs
      label="Sample"
      tabs={[
        { key: 'about', label: 'About', panel: <p>The first panel.</p> },
        { key: 'skills', label: 'Skills', panel: <p>The second panel.</p> },
      ]}
    />
  ),
};

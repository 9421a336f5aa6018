import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { Art } from '@/components/ui/art';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Breakable } from '@/components/ui/breakable';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ContentsList } from '@/components/ui/contents-list';
import { DemoLink } from '@/components/ui/demo-link';
import { Glyph } from '@/components/ui/glyph';
import { More } from '@/components/ui/more';
import { Numeral } from '@/components/ui/numeral';
import { Prose } from '@/components/ui/prose/prose';
import { SiteLink } from '@/components/ui/site-link.client';
import { Tabs } from '@/components/ui/tabs.client';
import { Ticks } from '@/components/ui/ticks';
import { Unbroken } from '@/components/ui/unbroken';
import { site } from '../../described';
import ProseSample from './prose-sample.mdx';

/** A sample of each part that shows something, by its file in components/ui. */
export const uiSamples: Readonly<Record<string, ReactNode>> = {
  accordion: (
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
  breadcrumb: (
    <Breadcrumb
      site={site}
      crumbs={[
        { name: 'Home', path: '/' },
        { name: 'Services', path: '/services' },
      ]}
    />
  ),
  breakable: (
    <p>
      <Breakable text="Customization/Specialist" />
    </p>
  ),
  button: (
    <p>
      <Button>Marigold</Button> <Button look="dark">Dark</Button> <Button look="line">Line</Button>{' '}
      <Button disabled>Disabled</Button>
    </p>
  ),
  'button-link': (
    <p>
      <ButtonLink href="/enquiry">Marigold</ButtonLink>{' '}
      <ButtonLink href="/enquiry" look="dark">
        Dark
      </ButtonLink>{' '}
      <ButtonLink href="/enquiry" look="line">
        Line
      </ButtonLink>
    </p>
  ),
  'contents-list': (
    <ContentsList
      entries={[
        { id: 'accordion', label: 'Implement', number: 1 },
        {
          id: 'tabs',
          label: 'Migration',
          number: 2,
          items: [{ id: 'first-item', label: 'An open item' }],
        },
      ]}
    />
  ),
  'demo-link': <DemoLink href="https://www.example.com/" label="DEMO" about="a part" />,
  glyph: <Glyph name="azure" />,
  more: <More label="Read More" about="a part" />,
  numeral: <Numeral value={3} />,
  prose: (
    <Prose>
      <ProseSample />
    </Prose>
  ),
  'site-link': <SiteLink href="/services">A link within the site</SiteLink>,
  tabs: (
    <Tabs
      label="Sample"
      tabs={[
        { key: 'about', label: 'About', panel: <p>The first panel.</p> },
        { key: 'skills', label: 'Skills', panel: <p>The second panel.</p> },
      ]}
    />
  ),
  ticks: <Ticks items={['One point', 'Another point']} />,
  unbroken: (
    <p>
      <Unbroken text="A made-to-order part" />
    </p>
  ),
};

import type { z } from 'zod';
import { line, pictureName, sitePath } from './parts';

type AttributeKind = 'text' | 'picture' | 'file';

export interface PartAttribute {
  readonly name: string;
  readonly kind: AttributeKind;
  readonly required: boolean;
  readonly max: number;
  readonly label: string;
  readonly hint: string;
}

type PartContent = 'none' | 'text' | 'table' | 'steps';

export interface PostPart {
  readonly name: string;
  readonly attributes: readonly PartAttribute[];
  readonly content: PartContent;
  readonly label: string;
  readonly hint: string;
}

const text = (name: string, max: number, label: string, hint: string): PartAttribute => ({
  name,
  kind: 'text',
  required: true,
  max,
  label,
  hint,
});

/** components/ui/prose/prose-parts.tsx has a component for each. */
export const POST_PARTS: readonly PostPart[] = [
  {
    name: 'Callout',
    label: 'Callout',
    hint: 'An example or a warning beside the argument.',
    content: 'text',
    attributes: [text('title', 90, 'Title', 'What the box is about, in a few words.')],
  },
  {
    name: 'Figure',
    label: 'Figure',
    hint: 'A drawing with a caption that adds something.',
    content: 'none',
    attributes: [
      {
        ...text('name', 80, 'Drawing', 'One of the drawings of the site.'),
        kind: 'picture',
      },
      text('alt', 240, 'What it shows', 'For readers who cannot see the drawing: one sentence.'),
      text('caption', 160, 'Caption', 'What a reader should notice in the drawing.'),
    ],
  },
  {
    name: 'DataTable',
    label: 'Table with a caption',
    hint: 'A table. On a phone figures scroll inside their own box, words become a list.',
    content: 'table',
    attributes: [text('caption', 160, 'Caption', 'What the table shows.')],
  },
  {
    name: 'Steps',
    label: 'Steps',
    hint: 'A numbered list of things done in order.',
    content: 'steps',
    attributes: [],
  },
  {
    name: 'PullQuote',
    label: 'Pull quote',
    hint: 'One sentence worth repeating, set large.',
    content: 'text',
    attributes: [
      {
        ...text('by', 80, 'Said by', 'A role or a place, never an invented person. May be empty.'),
        required: false,
      },
    ],
  },
  {
    name: 'Download',
    label: 'Download',
    hint: 'A file for the reader to take away.',
    content: 'none',
    attributes: [
      {
        ...text('href', 120, 'File', 'One of the files in public/downloads.'),
        kind: 'file',
      },
      text('label', 120, 'Words of the link', 'What the file is, as the reader sees it.'),
    ],
  },
];

export function attributeSchema({ kind, required, max, label, hint }: PartAttribute): z.ZodType {
  const value = kind === 'picture' ? pictureName : kind === 'file' ? sitePath : line(max);
  const schema = required ? value : value.optional();
  return schema.meta({ title: label, description: hint });
}

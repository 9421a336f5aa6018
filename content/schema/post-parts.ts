import type { z } from 'zod';
import { line, pictureName, sitePath } from './parts';

/** The kind of value of an attribute. */
type AttributeKind =
  /** A text of one line. */
  | 'text'
  /** A drawing in public/art, without the ending. */
  | 'picture'
  /** A file in public/ by its path on the site: `/downloads/checklist.csv`. */
  | 'file';

/** One attribute of a part, with its rules, label and hint for editors. */
export interface PartAttribute {
  readonly name: string;
  readonly kind: AttributeKind;
  readonly required: boolean;
  /** Maximum number of characters. */
  readonly max: number;
  readonly label: string;
  readonly hint: string;
}

/**
 * The content of a part: nothing, running text, exactly one table, or exactly one numbered list.
 */
type PartContent = 'none' | 'text' | 'table' | 'steps';

/** A part that the text of a post may use. */
export interface PostPart {
  readonly name: string;
  readonly attributes: readonly PartAttribute[];
  readonly content: PartContent;
  readonly label: string;
  readonly hint: string;
}

const text = (name: string, max: number, label: string, hint: string): PartAttribute => ({
  ...{ name, kind: 'text', required: true, max, label, hint },
});

/**
 * All parts of a post's text by tag name; components/ui/prose/prose-parts.tsx has a component for
 * each.
 */
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
    hint: 'A table; on a phone it scrolls inside its own box.',
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

/** The schema of an attribute's value. */
export function attributeSchema({ kind, required, max, label, hint }: PartAttribute): z.ZodType {
  const value = kind === 'picture' ? pictureName : kind === 'file' ? sitePath : line(max);
  const schema = required ? value : value.optional();
  return schema.meta({ title: label, description: hint });
}

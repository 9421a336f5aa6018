/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fieldRules } from '@/content/schema/field-rules';
import { postSchema } from '@/content/schema/post';
import { POST_PARTS, attributeSchema } from '@/content/schema/post-parts';

describe('the rules of a field for a form', () => {
  const { label, hint, problemOf } = fieldRules(postSchema.shape.title);

  it('have the name, the hint and the length of the schema', () => {
    expect(label).toBe('Title');
    expect(hint).toMatch(/^What the article claims\..* 10 to 90 characters\.$/);
    expect(fieldRules(postSchema.shape.imageAlt).hint).toMatch(/Up to 240 characters\.$/);
  });

  it('say what is wrong in the words of the build', () => {
    expect(problemOf('Counts')).toBe('is too short (it has 6); it needs at least 10 characters');
    expect(problemOf(undefined)).toBe('is missing; write text');
    expect(fieldRules(postSchema.shape.image).problemOf('no-such-drawing')).toMatch(
      /^names the picture 'no-such-drawing', but there is no/,
    );
  });

  it('say nothing of a right value', () => {
    expect(problemOf('Cycle counts that stores will do')).toBeUndefined();
    expect(fieldRules(postSchema.shape.updated).problemOf(undefined)).toBeUndefined();
  });

  it('need a name in the schema', () => {
    expect(() => fieldRules(z.string())).toThrow('meta({ title })');
  });

  it('are there for every field of a post and every attribute of a part', () => {
    const { related, ...fields } = postSchema.shape;
    const schemas: z.ZodType[] = [
      ...Object.values(fields),
      ...Object.values(related.unwrap().shape),
    ];
    const attributes = POST_PARTS.flatMap((part) => part.attributes.map(attributeSchema));
    for (const schema of [...schemas, ...attributes]) {
      expect(fieldRules(schema).label).not.toBe('');
    }
  });
});

describe('the table of the parts', () => {
  it('names the parts that the text of a post may use, and no other', () => {
    const source = readFileSync('components/ui/prose/prose-parts.tsx', 'utf8');
    const imported = [...source.matchAll(/^ {2}([A-Z]\w+),$/gm)].map(([, name]) => name);
    expect(POST_PARTS.map(({ name }) => name).toSorted()).toEqual(imported.toSorted());
  });

  it('lets an attribute be left out only where it is marked so', () => {
    const by = POST_PARTS.find(({ name }) => name === 'PullQuote')?.attributes[0];
    if (!by) throw new Error('A pull quote has no attribute');
    expect(attributeSchema(by).safeParse(undefined).success).toBe(true);
    expect(attributeSchema({ ...by, required: true }).safeParse(undefined).success).toBe(false);
  });
});

'use client';
import { collection, config, fields } from '@keystatic/core';
import { type ContentComponent, block, wrapper } from '@keystatic/core/content-components';
import { type FieldRules, fieldRules } from '../../../content/schema/field-rules';
import { POST_PARTS, type PostPart, attributeSchema } from '../../../content/schema/post-parts';
import { postSchema } from '../../../content/schema/post';
import { related } from '../../../content/schema/parts';
import { listField, tickField } from './choice-fields.client';
import { dataField } from './data-form.client';
import { dataSingletons } from './data-singletons';
import { setDrawings } from './drawings';
import { type Choices, RELATED_KINDS } from './names';
import { postTextField } from './post-text.client';
import {
  dayField,
  drawingField,
  fileField,
  longTextField,
  numberField,
  textField,
  titleField,
} from './text-fields.client';

type PartFields = Record<string, ReturnType<typeof textField>>;

function partFields({ attributes }: PostPart, { drawings, files }: Choices): PartFields {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const rules = fieldRules(attributeSchema(attribute));
      const field =
        attribute.kind === 'picture'
          ? drawingField(rules, drawings)
          : attribute.kind === 'file'
            ? fileField(rules, files)
            : longTextField(rules);
      return [attribute.name, field];
    }),
  );
}

function partView(part: PostPart) {
  return function PartView({ value }: { readonly value: Readonly<Record<string, string>> }) {
    const { name, ...words } = value;
    const shown = Object.entries(words).filter(([key, word]) => key !== 'alt' && word !== '');
    return (
      <div className="part">
        {part.attributes.some(({ kind }) => kind === 'picture') && name ? (
          // eslint-disable-next-line @next/next/no-img-element
          <img className="drawing" src={`/drawings/${name}`} alt={words.alt ?? ''} />
        ) : null}
        {shown.map(([key, word]) => (
          <p key={key}>{word}</p>
        ))}
      </div>
    );
  };
}

function component(part: PostPart, choices: Choices): ContentComponent {
  const View = partView(part);
  const shared = { label: part.label, description: part.hint, schema: partFields(part, choices) };
  if (part.content === 'none') return block({ ...shared, ContentView: View });
  return wrapper({
    ...shared,
    ContentView: ({ value, children }) => (
      <>
        <View value={value} />
        {children}
      </>
    ),
  });
}

function relatedFields(choices: Choices) {
  const shape = related.unwrap().shape;
  const rules = (kind: keyof typeof shape): FieldRules => ({
    ...fieldRules(shape[kind]),
    name: `related.${kind}`,
  });
  return {
    ...Object.fromEntries(
      RELATED_KINDS.map((kind) => [kind, listField(rules(kind), choices.related[kind])]),
    ),
    posts: listField(rules('posts'), choices.posts, { isNumbers: true }),
  };
}

export function editorConfig(choices: Choices) {
  setDrawings(choices.drawings);
  const { shape } = postSchema;
  const rules = (name: keyof typeof shape): FieldRules => ({ ...fieldRules(shape[name]), name });
  return config({
    storage: { kind: 'local' },
    ui: { brand: { name: choices.company } },
    singletons: dataSingletons((name) => dataField(name, choices)),
    collections: {
      posts: collection({
        label: 'All posts',
        path: 'content/blog/*',
        slugField: 'title',
        format: { contentField: 'text' },
        entryLayout: 'content',
        previewUrl: '/preview/{slug}',
        schema: {
          id: numberField(rules('id')),
          title: titleField(rules('title')),
          author: textField(rules('author')),
          date: dayField(rules('date')),
          updated: dayField(rules('updated')),
          excerpt: longTextField(rules('excerpt')),
          image: drawingField(rules('image'), choices.drawings),
          imageAlt: longTextField(rules('imageAlt')),
          draft: tickField(rules('draft')),
          related: fields.object(relatedFields(choices), {
            label: 'Related pages',
            description: 'What the post leads to at its end. Two or three of a kind are enough.',
          }),
          text: postTextField({
            label: 'Text',
            options: {
              heading: [2, 3],
              image: false,
              divider: false,
              strikethrough: false,
              codeBlock: false,
            },
            components: Object.fromEntries(
              POST_PARTS.map((part) => [part.name, component(part, choices)]),
            ),
          }),
        },
      }),
    },
  });
}

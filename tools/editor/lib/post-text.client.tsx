'use client';
import { fields } from '@keystatic/core';
import { fieldRules } from '../../../content/schema/field-rules';
import { changed, useRefused } from './saving';
import { POST_PARTS, type PostPart, attributeSchema } from '../../../content/schema/post-parts';
import { TEXT } from '../../../content/schema/post-words';

type TextField = ReturnType<typeof fields.mdx>;
type Value = ReturnType<TextField['defaultValue']>;
type Node = Value['doc'];

const parts = new Map(POST_PARTS.map((part) => [part.name, part]));

/** By the node names of Keystatic, and in words. */
const CONTENT: Readonly<Record<PostPart['content'], { node?: string; words: string } | undefined>> =
  {
    none: undefined,
    text: { words: 'is empty; write its text' },
    table: { node: 'table', words: 'needs one table and nothing else; insert a table in it' },
    steps: { node: 'ordered_list', words: 'needs one numbered list and nothing else' },
  };

function problemOfContent({ content }: PostPart, node: Node): string | undefined {
  const wanted = CONTENT[content];
  if (!wanted) return undefined;
  // An empty paragraph for typing is not saved.
  const written = node.children.filter((child) => child.textContent.trim() !== '');
  if (wanted.node === undefined) return written.length > 0 ? undefined : wanted.words;
  const isRight = written.length === 1 && written[0]?.type.name === wanted.node;
  return isRight ? undefined : wanted.words;
}

function partAround(doc: Node, position: number): PostPart | undefined {
  const place = doc.resolve(position);
  const names = Array.from({ length: place.depth + 1 }, (_, depth) => place.node(depth).type.name);
  return names.map((name) => parts.get(name)).find((part) => part !== undefined);
}

function problemsOfPart(part: PostPart, node: Node): string[] {
  const { value: values } = node.attrs.props as { value: Readonly<Record<string, unknown>> };
  const problems = part.attributes.map((attribute) => {
    const rules = fieldRules(attributeSchema(attribute));
    const problem = rules.problemOf(values[attribute.name] || undefined);
    return problem && `“${rules.label}” ${problem}`;
  });
  return [...problems, problemOfContent(part, node)]
    .filter((problem) => problem !== undefined)
    .map((problem) => `${part.label}: ${problem}.`);
}

/** Keystatic does not check them. */
function problemsOf({ doc }: Value): string[] {
  const problems: string[] = [];
  doc.descendants((node, position) => {
    const part = parts.get(node.type.name);
    if (!part) return;
    const around = partAround(doc, position);
    if (around) problems.push(`${part.label}: is inside “${around.label}”; move it below.`);
    problems.push(...problemsOfPart(part, node));
  });
  return problems;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A word that would begin code: a post has none. */
const asText = (written: string): string => written.replaceAll(/^(import|export) /gm, '$1&#x20;');

export function postTextField(options: Parameters<typeof fields.mdx>[0]): TextField {
  const text = fields.mdx(options);
  return {
    ...text,
    Input: (props) => {
      const refused = useRefused(TEXT);
      const own = props.forceValidation ? problemsOf(props.value) : [];
      const problems = own.length > 0 ? own : (refused?.split('\n') ?? []);
      return (
        <>
          {problems.length > 0 ? (
            <ul className="problems" role="alert" tabIndex={-1} data-problem>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          ) : null}
          {text.Input({
            ...props,
            onChange: (value) => {
              // A moving cursor changes the value, but not the text.
              if (value.doc !== props.value.doc) changed(TEXT);
              props.onChange(value);
            },
          })}
        </>
      );
    },
    serialize: (value, extra) => {
      const written = text.serialize(value, extra);
      return { ...written, content: encoder.encode(asText(decoder.decode(written.content))) };
    },
    validate: (value) => {
      const problems = problemsOf(value);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return value;
    },
  };
}

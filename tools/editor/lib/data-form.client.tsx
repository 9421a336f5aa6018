'use client';
import type { BasicFormField } from '@keystatic/core';
import Link from 'next/link';
import { useState } from 'react';
import { mistakesOf } from '../../../content/schema/define';
import { DataFieldInput } from './data-field.client';
import { DataRows } from './data-rows.client';
import {
  DATA_FORMS,
  type DataField,
  type Values,
  fieldsOf,
  filledIn,
  isLeft,
  valueAt,
  withValue,
} from './data-forms';
import type { Choices } from './names';
import { useSaving } from './saving';

type Serialized = ReturnType<BasicFormField<Values>['serialize']>['value'];

/** Its own, or that of the block that it is in. */
const problemAt = (problems: ReadonlyMap<string, string>, { path }: DataField) =>
  problems.get(path.join('.')) ?? problems.get(path.slice(0, -1).join('.'));

const count = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

export function dataField(name: string, choices: Choices): BasicFormField<Values> {
  const form = DATA_FORMS[name];
  if (!form) throw new Error(`There is no form for ${name}`);
  const { schema, title } = form;
  const all = fieldsOf(form, choices);
  const groups = form.groups(choices).map((group) => ({
    ...group,
    fields: group.fields.flatMap((start) =>
      all.filter(({ rules }) => `${rules.name}.`.startsWith(`${start}.`)),
    ),
  }));
  // Keystatic makes the form anew after each save.
  let lastUnfolded = groups.slice(0, 1).map((group) => group.title);
  const nameOfPage = new Map(
    [...choices.pages, ...choices.courses, ...choices.jobs].map((page) => [
      'path' in page ? page.path : page.value,
      page.label,
    ]),
  );
  const problemsOf = (values: Values): Map<string, string> => {
    const { error } = schema.safeParse(filledIn(values), { reportInput: true });
    return new Map(
      (error ? mistakesOf('', error) : []).flatMap(({ field, problem }) => [
        [field, problem] as const,
        [field.replace(/\[.*$/, ''), problem] as const,
      ]),
    );
  };
  const parse = (stored: unknown): Values =>
    // editor/lib/data-file.ts sends an object.
    (stored ?? {}) as Values;
  return {
    kind: 'form',
    label: title,
    Input: ({ value: values, onChange, forceValidation }) => {
      const [unfolded, setUnfolded] = useState(lastUnfolded);
      const fold = (heading: string, isFolded: boolean) => {
        const others = unfolded.filter((title) => title !== heading);
        lastUnfolded = isFolded ? others : [...others, heading];
        setUnfolded(lastUnfolded);
      };
      const isSaving = useSaving();
      const problems = problemsOf(values);
      const left = all.filter((field) => isLeft(field, values));
      const required = left.filter(({ isOptional }) => !isOptional).length;
      return (
        <div className="data" inert={isSaving}>
          <Link href="/">All forms and posts</Link>
          <p role="status">
            {required > 0
              ? `${count(required, 'required value')} to fill in before the site goes live.`
              : 'Everything that the site needs is filled in.'}{' '}
            {count(left.length - required, 'optional value')} empty; the pages leave them out.
          </p>
          {groups.map(({ title: heading, fields, pages }) => {
            const open = fields.filter((field) => left.includes(field)).length;
            const isWrong = fields.some((field) => problemAt(problems, field));
            const isUnfolded = unfolded.includes(heading) || (forceValidation && isWrong);
            return (
              <details
                key={heading}
                open={isUnfolded}
                onToggle={({ currentTarget }) => {
                  fold(heading, !currentTarget.open);
                }}
              >
                <summary>
                  {heading}{' '}
                  <span>{open > 0 ? `${open} of ${fields.length} left` : 'complete'}</span>
                </summary>
                <p>
                  Shown on{' '}
                  {pages.map((page) => (
                    <a key={page} href={choices.preview + page} target="_blank" rel="noreferrer">
                      {nameOfPage.get(page) ?? page}
                    </a>
                  ))}
                </p>
                {/* The fields of all jobs at once would slow down each key. */}
                {(isUnfolded ? fields : []).map((field) => {
                  const common = {
                    field,
                    value: valueAt(values, field.path),
                    forceValidation,
                    onChange: (value: unknown) => {
                      onChange(withValue(values, field.path, value));
                    },
                  };
                  return field.kind === 'rows' ? (
                    <DataRows key={field.rules.name} {...common} problems={problems} />
                  ) : (
                    <DataFieldInput
                      key={field.rules.name}
                      {...common}
                      shared={field.shared && valueAt(values, field.shared)}
                      problem={problemAt(problems, field)}
                      isLeft={left.includes(field)}
                    />
                  );
                })}
              </details>
            );
          })}
        </div>
      );
    },
    defaultValue: () => ({}),
    parse,
    serialize: (value) => ({ value: filledIn(value) as Serialized }),
    validate: (value) => {
      const [[field, problem] = []] = problemsOf(value);
      if (field !== undefined) throw new Error(`${field} ${problem ?? ''}`);
      return value;
    },
    reader: { parse },
  };
}

import { type ComponentSchema, singleton } from '@keystatic/core';
import { DATA_FORMS, WHOLE } from './data-forms';

/** The files of content/data; each is one field. */
export const dataSingletons = (fieldOf: (name: string) => ComponentSchema) =>
  Object.fromEntries(
    Object.entries(DATA_FORMS).map(([name, { title }]) => [
      name,
      singleton({
        label: title,
        path: `content/data/${name}`,
        format: 'yaml',
        schema: { [WHOLE]: fieldOf(name) },
      }),
    ]),
  );

import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import type * as OwnData from '../content/read/own-data';

// So that the tests hold whatever the real one fills in.
jest.mock('../content/read/own-data', () => {
  const actual = jest.requireActual<typeof OwnData>('../content/read/own-data');
  const folder = path.join(import.meta.dirname, 'company');
  const readOwnData: typeof OwnData.readOwnData = (file, schema) =>
    actual.checkOwnData(file, readFileSync(path.join(folder, path.basename(file)), 'utf8'), schema);
  return { ...actual, readOwnData };
});

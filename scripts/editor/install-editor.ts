import path from 'node:path';
import { installTool } from '../shared/install-tool';
import { root } from '../shared/steps';

const FOLDER = 'editor';

export const editorFolder = path.join(root, FOLDER);

export const installEditor = (): void => {
  installTool('editor', FOLDER);
};

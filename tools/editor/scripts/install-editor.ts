import path from 'node:path';
import { installTool } from '@/scripts/shared/install-tool';
import { root } from '@/scripts/shared/steps';

const FOLDER = 'tools/editor';

export const editorFolder = path.join(root, FOLDER);

export const installEditor = (): void => {
  installTool('editor', FOLDER);
};

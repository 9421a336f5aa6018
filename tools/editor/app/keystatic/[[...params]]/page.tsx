import { connection } from 'next/server';
import { redirect } from 'next/navigation';
import { readChoices } from '../../../lib/site';
import { Editor } from './editor.client';

/** Ours replace Keystatic's lists. */
export default async function Form({ params }: PageProps<'/keystatic/[[...params]]'>) {
  await connection();
  const { params: path = [] } = await params;
  if (!path.includes('item') && path[0] !== 'singleton') redirect('/');
  return <Editor choices={readChoices()} />;
}

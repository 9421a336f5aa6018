import { connection } from 'next/server';
import { buildDay } from '../../../content/read/build-day';
import { NewPost } from './new-post.client';
import { DATA_FORMS } from '../lib/data-forms';
import { editorSettings, listPosts } from '../lib/site';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const inWords = (date: string): string => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
};

export default async function ListOfPosts() {
  await connection();
  const { company, preview } = editorSettings();
  const today = buildDay();
  return (
    <main className="list">
      <header>
        <p>{company}</p>
        <h1>Posts</h1>
        <a href={`${preview}/blogs`} target="_blank" rel="noreferrer">
          Preview of the blog
        </a>
      </header>
      <nav aria-label="Forms">
        <ul className="forms">
          {Object.entries(DATA_FORMS).map(([name, { title, about }]) => (
            <li key={name}>
              <a href={`/keystatic/singleton/${name}`}>{title}</a> {about}
            </li>
          ))}
        </ul>
      </nav>
      <NewPost />
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Title</th>
            <th scope="col">Date</th>
            <th scope="col">Preview</th>
          </tr>
        </thead>
        <tbody>
          {listPosts().map(({ slug, id, title, date, draft, problem }) => (
            <tr key={slug}>
              <td>{id}</td>
              <th scope="row">
                <a href={`/keystatic/collection/posts/item/${slug}`}>{title}</a>
                {draft ? <strong className="draft">Draft</strong> : null}
                {!draft && date > today ? (
                  <strong className="draft">Appears on its date</strong>
                ) : null}
                {problem === undefined ? null : <span className="problem">{problem}</span>}
              </th>
              <td>{inWords(date)}</td>
              <td>
                <a href={`/preview/${slug}`} target="_blank" rel="noreferrer">
                  Look at it<span className="hidden">: {title}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

'use client';
import { useActionState } from 'react';
import { createPost } from './create-post';

export function NewPost() {
  const [refusal, create, isCreating] = useActionState(createPost, undefined);
  return (
    <form className="new" action={create}>
      <label htmlFor="title">Title of a new post</label>
      <input
        id="title"
        name="title"
        autoComplete="off"
        aria-describedby="title-hint"
        defaultValue={refusal?.title}
      />
      <button type="submit" disabled={isCreating}>
        {isCreating ? 'Beginning…' : 'Begin the post'}
      </button>
      <p id="title-hint">
        It gets the next number, a placeholder picture and the mark of a draft. You can change the
        title later.
      </p>
      {refusal ? <p role="alert">{refusal.problem}</p> : null}
    </form>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { InboxView } from '../../shared/staff/inbox.ts';
import { readFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { isOfOnePerson, type NewView, type SavedView, viewsPath } from '../../shared/staff/saved-views.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import './SavedViews.css';
import type { FilterState } from './use-filter.ts';

export type SavedViewsProps = { view: InboxView; state: FilterState; isAdmin: boolean };

export function SavedViews({ view, state, isAdmin }: SavedViewsProps) {
  const client = useQueryClient();
  const [naming, setNaming] = useState(false);
  const ids = { name: useId(), shared: useId() };
  const list = useQuery<{ views: SavedView[] }>({ queryKey: [viewsPath] });
  const refresh = () => client.invalidateQueries({ queryKey: [viewsPath] });
  const save = useMutation({
    mutationFn: (body: NewView) => ask('POST', viewsPath, body),
    onSuccess: () => {
      setNaming(false);
      return refresh();
    },
  });
  const remove = useMutation({ mutationFn: (id: number) => ask('DELETE', `${viewsPath}/${id}`), onSettled: refresh });
  const now = writeFilter(state.filter);
  const views = list.data?.views ?? [];
  const shown = views.find((saved) => saved.view === view && saved.filter === now);
  const fault = save.error instanceof AskError ? Object.values(save.error.fields)[0] : undefined;
  if (views.length === 0 && now === '') return null;
  return (
    <section className="st-views" aria-label="Saved views">
      {views.map((saved) => (
        <button
          key={saved.id}
          type="button"
          className="st-button st-button--plain"
          aria-pressed={saved === shown}
          onClick={() => state.show(saved.view, readFilter(new URLSearchParams(saved.filter)))}
        >
          {saved.name}
          {saved.shared && <span className="st-views__mark">shared</span>}
        </button>
      ))}
      {shown && (shown.own || isAdmin) && (
        <Button kind="quiet" busy={remove.isPending} onPress={() => remove.mutate(shown.id)}>
          Delete<span className="st-hidden"> the view</span> “{shown.name}”
        </Button>
      )}
      {now !== '' && !shown && !naming && (
        <Button kind="quiet" onPress={() => setNaming(true)}>
          Save this view …
        </Button>
      )}
      {naming && (
        <form
          className="st-views__form"
          aria-label="Save this view"
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget as HTMLFormElement);
            const name = String(data.get('name') ?? '');
            if (!save.isPending) save.mutate({ name, view, filter: now, shared: data.get('shared') !== null });
          }}
        >
          <label htmlFor={ids.name}>Name</label>
          {/* biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field. */}
          <input id={ids.name} name="name" className="st-input st-input--short" maxLength={40} autoFocus />
          <label className="st-views__shared" htmlFor={ids.shared}>
            <input id={ids.shared} name="shared" type="checkbox" /> for all colleagues
          </label>
          {state.filter.q && (
            <p className="st-quiet st-views__words">
              {isOfOnePerson(state.filter.q)
                ? 'The search is left out of the view: an address or a number tells of one person.'
                : 'The words of the search stay in the view until it is deleted, also when a person is erased: leave names out.'}
            </p>
          )}
          <Button kind="primary" submit busy={save.isPending}>
            Save
          </Button>
          <Button kind="quiet" onPress={() => setNaming(false)}>
            Cancel
          </Button>
          <div role="alert">{save.error && <p className="st-field__error">{fault ?? textOf(save.error)}</p>}</div>
        </form>
      )}
    </section>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { languageCodes, languages } from '../../shared/languages.ts';
import { type NewTemplate, type ReplyTemplate, replyVariables, templatesPath } from '../../shared/staff/replies.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import './Templates.css';
import { setPageTitle } from '../data/page-title.ts';

/** Only administrators edit templates. */
export default function Templates() {
  const list = useQuery<{ templates: ReplyTemplate[] }>({ queryKey: [templatesPath] });
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    setPageTitle('Reply templates');
  }, []);
  return (
    <>
      <h1>Reply templates</h1>
      <p>
        Replies to leads begin with one of these, those in the language of the lead first. In double braces stands what
        is filled in:
      </p>
      <dl className="st-facts st-templates__names">
        {Object.entries(replyVariables).map(([name, meaning]) => (
          <div key={name} className="st-facts__pair">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {list.status === 'pending' && <Loading what="Loading templates" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {list.data?.templates.length === 0 && <p className="st-empty">There is no template yet.</p>}
      {list.data?.templates.map((template) => (
        <TemplateForm key={template.id} template={template} />
      ))}
      {adding ? (
        <TemplateForm onDone={() => setAdding(false)} />
      ) : (
        <Button onPress={() => setAdding(true)}>Add a template</Button>
      )}
    </>
  );
}

function TemplateForm({ template, onDone }: { template?: ReplyTemplate; onDone?: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const languageId = useId();
  const path = template ? `${templatesPath}/${template.id}` : templatesPath;
  const refresh = () => client.invalidateQueries({ queryKey: [templatesPath] });
  const keep = useMutation({
    mutationFn: (body: NewTemplate) => ask(template ? 'PUT' : 'POST', path, body),
    onSuccess: () => {
      onDone?.();
      return refresh();
    },
  });
  const remove = useMutation({ mutationFn: () => ask('DELETE', path), onSettled: refresh });
  const error = keep.error ?? remove.error;
  const fields = error instanceof AskError ? error.fields : {};
  return (
    <form
      className="st-form st-template"
      aria-label={template ? `Template ${template.name}` : 'New template'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement));
        if (!keep.isPending) keep.mutate(data as NewTemplate);
      }}
    >
      <div role="alert">
        {error && Object.keys(fields).length === 0 && <p className="st-form__fault">{textOf(error)}</p>}
      </div>
      <Field label="Name" name="name" defaultValue={template?.name} error={fields.name} />
      <div className="st-field">
        <label htmlFor={languageId}>Language</label>
        <select
          id={languageId}
          name="language"
          className="st-input st-input--short"
          defaultValue={template?.language ?? languageCodes[0]}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languages[code].label}
            </option>
          ))}
        </select>
      </div>
      <Field label="Subject" name="subject" defaultValue={template?.subject} error={fields.subject} />
      <div className="st-field">
        <label htmlFor={id}>Text</label>
        <textarea
          id={id}
          name="body"
          className="st-input"
          rows={9}
          maxLength={10_000}
          defaultValue={template?.body}
          aria-invalid={fields.body ? true : undefined}
          aria-describedby={fields.body ? `${id}-error` : undefined}
        />
        {fields.body && (
          <p className="st-field__error" id={`${id}-error`}>
            {fields.body}
          </p>
        )}
      </div>
      <div className="st-row">
        <Button kind="primary" submit busy={keep.isPending}>
          {template ? 'Keep the changes' : 'Add it'}
        </Button>
        {template && (
          <Button kind="danger" busy={remove.isPending} onPress={() => remove.mutate()}>
            Delete<span className="st-hidden"> {template.name}</span>
          </Button>
        )}
        {onDone && (
          <Button kind="quiet" onPress={onDone}>
            Cancel
          </Button>
        )}
        <span role="status">{keep.isSuccess && 'Kept.'}</span>
      </div>
    </form>
  );
}

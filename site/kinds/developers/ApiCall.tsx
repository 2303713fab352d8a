import type { ApiField, ApiCall as Call } from '../../pages/api-calls.ts';

type ApiCallProps = { call: Call; origin: string };

/** One call: who may make it, what it takes and answers, and a command that makes it. */
export function ApiCall({ call, origin }: ApiCallProps) {
  const { id, method, path, title, about, bearer, parameters, bodies, answers, errors } = call;
  return (
    <section className="api-call" aria-labelledby={id}>
      <h3 className="api-call__title" id={id}>
        {title}
      </h3>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <p className="small">
        {inCode(about)}
        {bearer && ' Needs the secret of the conversation as a bearer token.'}
      </p>
      <Fields title="Parameters and headers" fields={parameters} />
      {bodies.map(({ name, fields }) => (
        <Fields key={name} title={name ? `Body: ${name}` : 'Body'} fields={fields} />
      ))}
      <pre className="api-call__command">
        <code>{commandOf(call, origin)}</code>
      </pre>
      {answers.map(({ status, about, fields }) => (
        <div key={status}>
          <h4 className="api-call__part">{`Answer ${status}`}</h4>
          <p>{inCode(about)}</p>
          <FieldList fields={fields} />
        </div>
      ))}
      <p className="small">
        Errors:{' '}
        {errors.map((code, at) => (
          <span key={code}>
            {at > 0 && ', '}
            <code>{code}</code>
          </span>
        ))}
      </p>
    </section>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h4 className="api-call__part">{title}</h4>
      <FieldList fields={fields} />
    </div>
  );
}

function FieldList({ fields }: { fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="api-call__fields">
      {fields.map(({ name, about, isNeeded }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {!isNeeded && ' (optional)'}
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

const inCode = (text: string) =>
  text.split('`').map((words, at) => (at % 2 ? <code key={words}>{words}</code> : words));

/** A command that makes the call in a shell; in JSON, as a form post is answered with a page. */
export function commandOf({ method, path, bearer, example }: Call, origin: string): string {
  const parts = [
    `curl ${origin}${path}`,
    ...(bearer ? ["-H 'Authorization: Bearer THE-SECRET'"] : []),
    ...(method === 'POST' ? ["-H 'Content-Type: application/json'"] : []),
    ...(method === 'POST' ? [`-d '${JSON.stringify(example)}'`] : []),
  ];
  return parts.join(' \\\n  ');
}

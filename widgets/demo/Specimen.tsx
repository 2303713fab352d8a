import type { ReactNode } from 'react';

type GroupProps = { id: string; title: string; about: string; children: ReactNode };

export function Group({ id, title, about, children }: GroupProps) {
  return (
    <section className="nl-specimen" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="nl-specimen__title" id={`${id}-title`}>
        {title}
      </h2>
      <p className="nl-specimen__about">{about}</p>
      {children}
    </section>
  );
}

export function State({ name, code, children }: { name: string; code: string; children: ReactNode }) {
  return (
    <figure className="nl-specimen__state">
      <div className="nl-specimen__stage">{children}</div>
      <figcaption className="nl-specimen__caption">
        {name} <code className="nl-specimen__code">{code}</code>
      </figcaption>
    </figure>
  );
}

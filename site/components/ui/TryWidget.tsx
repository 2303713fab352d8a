import { chatMessages } from '../../../shared/chat/chat-rules.ts';
import { attribute, type WidgetOption } from '../../../widgets/base/option-table.ts';
import { placeholderTag, type TriedWidget } from '../../../widgets/page/placeholder-tag.ts';
import { drawInline, optionsOf } from '../../../widgets/runtime/every-part.ts';
import type { Placed } from '../../../widgets/runtime/registry.ts';
import { testimonials } from '../../facts/testimonials.ts';
import { Fold } from './Fold.tsx';
import { NamesInside } from './NamesInside.tsx';
import { ScrollBox } from './ScrollBox.tsx';

export type TryWidgetProps = TriedWidget & {
  /** One-line description; may contain code in backticks. */
  about: string;
  isOpen: boolean;
};

const openers: Readonly<Record<string, string>> = {
  booking: 'Book a call',
  'exit-offer': 'Free dark web scan',
  chat: chatMessages.launcher,
};

/** Sample data for widgets without their own; one story keeps the tag short. */
const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stories: { stories: JSON.stringify(testimonials.slice(0, 1)) },
};

/** They matter on our own pages alone. */
const ofOurPages: readonly string[] = ['page', 'idPrefix'];

const schemes = { '': 'As this page', light: 'Light', dark: 'Dark' };
const widths = { '': 'Full width', phone: '320 pixels', half: '480 pixels' };

/** The options that a partner may set, by their attributes. */
const shownOptions = (widget: string) =>
  Object.entries(optionsOf(widget))
    .filter(([name]) => !ofOurPages.includes(name))
    .map(([name, option]) => [attribute(name), option] as const);

/** A live widget with options, tag and events; without JavaScript the form, the tag and a table of options. */
export function TryWidget({ widget, placement, about, script, isOpen }: TryWidgetProps) {
  const [title, more] = inTwo(about);
  const options = shownOptions(widget);
  const opener = openers[widget];
  const given = { ...examples[widget], source: 'widgets' };
  const attributes = Object.entries(given).map(([name, value]) => [attribute(name), value] as const);
  const placed = Object.fromEntries(attributes);
  const id = (name: string) => `try-${widget}-${name}`;
  return (
    <section
      className="try-widget"
      data-try={widget}
      data-placement={placement}
      data-one-tag={script && ''}
      aria-labelledby={widget}
    >
      <Fold id={widget} title={title} drawing={<NamesInside names={[widget]} />} open={isOpen}>
        <div className="try-widget__body">
          {more && (
            <p>
              <Coded text={more} />
            </p>
          )}
          <div className="try-widget__bench">
            <div className="try-widget__stage" data-try-stage="">
              {placement === 'inline' ? (
                <div data-widget={widget} data-ssr="" {...placed}>
                  {drawInline(widget as Placed<'inline'>, given)}
                </div>
              ) : (
                <button type="button" className="button button--primary" data-open={widget} data-source="widgets">
                  {opener}
                </button>
              )}
            </div>
            <fieldset className="try-widget__controls" data-try-controls="" data-try-script="" hidden>
              <legend className="try-widget__name">{`Try the options of ${widget}`}</legend>
              {options.map(([name, option]) => (
                <Control key={name} id={id(name)} name={name} label={name} option={option} value={placed[name] ?? ''} />
              ))}
              <Choice id={id('scheme')} name="scheme" label="Light or dark" values={schemes} />
              <Choice id={id('width')} name="width" label="Width" values={widths} />
            </fieldset>
          </div>
          <div className="prose-copy try-widget__tag">
            <div className="prose-copy__head">
              <h3 className="prose-copy__title">{`Tag of the ${widget} widget`}</h3>
              <button type="button" className="button button--quiet" data-copy="" hidden>
                Copy the tag
              </button>
            </div>
            <pre className="prose-copy__text">
              <code data-try-tag="">{placeholderTag({ widget, placement, opener, script }, attributes)}</code>
            </pre>
          </div>
          <div data-try-script="" hidden>
            <h3 className="try-widget__name">{`Events of the ${widget} widget, newest first`}</h3>
            <ol className="try-widget__events small" data-try-events="" />
          </div>
          <details className="fold">
            <summary className="fold__heading plus-mark">
              <h3 className="try-widget__name">{`Options of ${widget}`}</h3>
              <span className="fold__count">
                {options.length}
                <span className="hidden-text"> {options.length === 1 ? 'option' : 'options'}</span>
              </span>
            </summary>
            <ScrollBox label={`Options of ${widget}`}>
              <table className="data-table try-widget__options">
                <thead>
                  <tr>
                    <th scope="col">{`Options of ${widget}`}</th>
                    <th scope="col">Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  {options.map(([name, option]) => (
                    <tr key={name}>
                      <td>
                        <code>{name}</code>
                      </td>
                      <td>
                        <Coded text={option.about} />
                        {option.kind === 'choice' && ` One of ${option.values.join(', ')}.`}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          </details>
        </div>
      </Fold>
    </section>
  );
}

/** What it is, as a heading, and the rest, as a sentence: `Booking dialog, opened by …`. */
function inTwo(about: string): [title: string, more?: string] {
  const [, title, more] = /^(.+?)(?:, (?=opened)|; )(.+)$/.exec(about) ?? [];
  return title && more ? [title, more.replace(/^./, (letter) => letter.toUpperCase())] : [about.replace(/\.$/, '')];
}

/** Code is in backticks. */
const Coded = ({ text }: { text: string }) =>
  text.split('`').map((words, at) => (at % 2 ? <code key={words}>{words}</code> : words));

type ControlProps = { id: string; name: string; label: string };

function Control({ option, value, ...rest }: ControlProps & { option: WidgetOption; value: string }) {
  if (option.kind === 'choice')
    return (
      <Choice {...rest} values={Object.fromEntries(['', ...option.values].map((value) => [value, value || 'None']))} />
    );
  return (
    <div className="nl-field">
      <label className="nl-field__label" htmlFor={rest.id}>
        {rest.label}
      </label>
      <input type="text" className="nl-field__control" id={rest.id} name={rest.name} defaultValue={value} />
    </div>
  );
}

function Choice({ id, name, label, values }: ControlProps & { values: Record<string, string> }) {
  return (
    <div className="nl-field">
      <label className="nl-field__label" htmlFor={id}>
        {label}
      </label>
      <select className="nl-field__control" id={id} name={name}>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

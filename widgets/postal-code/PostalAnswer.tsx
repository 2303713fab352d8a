import { type PostalAnswer as Answer, postalTexts } from '../../shared/tools/postal-code.ts';

/** The server fills an empty one by `data-field`; `readResults` reads it back. */
export function PostalAnswer(answer: Partial<Answer>) {
  return (
    <div className="nl-postal-code__found">
      {postalTexts.map((name) => (
        <p key={name} className={`nl-postal-code__${name}`} data-field={name}>
          {answer[name]}
        </p>
      ))}
      <a className="nl-postal-code__link" href={answer.path} data-field="link">
        {answer.link}
      </a>
    </div>
  );
}

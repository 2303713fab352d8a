import { baselineControls } from '../../facts/baseline-controls.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

/** `#control-5` is the fifth, inside its fold, so that a browser opens it on a phone. */
export function BaselineControls() {
  return (
    <ol className="baseline-controls">
      {baselineControls.map(({ name, what, why, how, who, test, help }, index) => (
        <li className="baseline-controls__control" key={name}>
          <PhoneFold title={`${index + 1}. ${name}`} level="h3">
            <div className="baseline-controls__body" id={`control-${index + 1}`}>
              <dl className="baseline-controls__facts">
                <dt>What</dt>
                <dd>{what}</dd>
                <dt>Why</dt>
                <dd>{why}</dd>
                <dt>How</dt>
                <dd>{how}</dd>
                <dt>Who</dt>
                <dd>{who}</dd>
                <dt>Test</dt>
                <dd>{test}</dd>
              </dl>
              <p>
                <a href={help.href}>{help.label}</a>
              </p>
            </div>
          </PhoneFold>
        </li>
      ))}
    </ol>
  );
}

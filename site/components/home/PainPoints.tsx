import { company } from '../../../shared/company/company.ts';
import { painPoints } from '../../facts/home.ts';
import { PainFigure } from '../figures/PainFigure.tsx';
import { BookingButton, Button } from '../ui/Button.tsx';

export function PainPoints() {
  return (
    <section className="pain-points wrap section" aria-labelledby="pain-points">
      <div className="pain-points__head">
        <h2 id="pain-points">What brought you here?</h2>
        <div className="pain-points__call">
          <p>
            <strong>Not sure which? Ask a technician.</strong> Free, twenty minutes, no slides.
          </p>
          <p className="offer__actions">
            <Button href={`tel:${company.phone.e164}`}>Call {company.phone.display}</Button>
            <BookingButton source="home-pain-points" variant="quiet">
              Book Free Consultation
            </BookingButton>
          </p>
        </div>
      </div>
      <ul className="pain-points__list side-row">
        {painPoints.map((point) => (
          <li className="pain-points__item" key={point.id}>
            <PainFigure id={point.id} />
            <h3>{point.title}</h3>
            <p className="pain-points__text">{point.text}</p>
            <p>
              <a className="pain-points__link" href={point.link.href}>
                {point.link.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { company } from '../../../shared/company/company.ts';
import { painPoints } from '../../facts/home.ts';
import { PainFigure } from '../figures/PainFigure.tsx';
import { BookingButton, Button } from '../ui/Button.tsx';

export function PainPoints() {
  return (
    <section className="pain-points wrap section" aria-labelledby="pain-points">
      <h2 id="pain-points">What brought you here?</h2>
      <ul className="pain-points__list">
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
      <div className="pain-points__call">
        <div>
          <h3>Not sure which? Ask a technician.</h3>
          <p className="pain-points__text">Free, twenty minutes, no slides.</p>
        </div>
        <p className="offer__actions">
          <Button href={`tel:${company.phone.e164}`}>Call {company.phone.display}</Button>
          <BookingButton source="home-pain-points" variant="quiet">
            Book Free Consultation
          </BookingButton>
        </p>
      </div>
    </section>
  );
}

import { postalField, postalMessages, postalPath } from '../../shared/tools/postal-code.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormContextProvider } from '../ui/FormContext.ts';
import type { RestoredForm } from '../ui/use-form.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { PostalAnswer } from './PostalAnswer.tsx';
import { usePostalCode } from './use-postal-code.ts';

export const postalCodeOptions = {
  table: {
    kind: 'text',
    default: '',
    about: about('Address of the table of postal codes; set by the build. Without it, the form opens its page.'),
  },
  idPrefix: { kind: 'text', default: 'nl-postal-code', about: about('Prefix of the field id.') },
} as const satisfies OptionTable;

type PostalCodeProps = OptionsOf<typeof postalCodeOptions> & { restored?: RestoredForm | undefined };

/**
 * City, response time and the city's page for a postal code (decision 24). A plain form; with the script, the answer
 * appears at the third character.
 */
export function PostalCode({ table, idPrefix, restored }: PostalCodeProps) {
  const { origin, page } = useWidgetScope();
  const { answer, errors, input, onSubmit, ...watching } = usePostalCode(table, {
    answer: restored?.results?.[0],
    errors: restored?.errors ?? {},
  });
  return (
    <form className="nl-postal-code" action={origin + postalPath} method="get" onSubmit={onSubmit}>
      <FormContextProvider value={{ idPrefix, errors }}>
        <div className="nl-postal-code__row">
          <Field
            name={postalField}
            label={postalMessages.label}
            hint={postalMessages.hint}
            control={(props) => (
              <input
                {...props}
                {...watching}
                ref={input}
                type="text"
                autoComplete="postal-code"
                autoCapitalize="characters"
              />
            )}
          />
          <Button type="submit">{postalMessages.submit}</Button>
        </div>
        <div className="nl-postal-code__answer" role="status" data-results="">
          {/* No link to the current page. */}
          {answer && <PostalAnswer key={answer.title} {...answer} link={answer.path === page ? '' : answer.link} />}
        </div>
      </FormContextProvider>
    </form>
  );
}

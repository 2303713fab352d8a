import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PartnerItem, type PartnersAnswer, partnerPaths } from '../../shared/staff/partners.ts';
import { ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { companyTimeText } from '../ui/time.ts';
import { Tag } from './Tag.tsx';
import './Partners.css';
import { setPageTitle } from '../data/page-title.ts';

/** Partners, the leads they brought, and the tag to copy. */
export default function Partners() {
  const client = useQueryClient();
  const list = useQuery<PartnersAnswer>({ queryKey: [partnerPaths.partners], gcTime: 0 });
  const look = () => client.invalidateQueries({ queryKey: [partnerPaths.partners] });
  const remove = useMutation({
    mutationFn: (id: number) => ask('DELETE', `${partnerPaths.partners}/${id}`),
    onSettled: look,
  });
  // A new form key empties the fields.
  const [added, setAdded] = useState(0);
  useEffect(() => {
    setPageTitle('Partners');
  }, []);
  return (
    <>
      <h1>Partners</h1>
      <p className="st-quiet">
        Pages of these sites may use the forms and the other widgets. A change holds within a minute; browsers keep the
        answer for ten more.
      </p>
      {list.status === 'pending' && <Loading what="Loading the partners" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {remove.error && <ErrorMessage error={remove.error} />}
      {list.data && (
        <div className="st-partners">
          <section aria-labelledby="listed">
            <h2 id="listed">Listed sites</h2>
            {list.data.partners.length === 0 && (
              <p className="st-empty st-empty--short">
                No site is listed yet: the widgets work on our own pages alone.
              </p>
            )}
            <ul className="st-list">
              {list.data.partners.map((partner) => (
                <Partner
                  key={partner.origin}
                  partner={partner}
                  busy={remove.isPending && remove.variables === partner.id}
                  remove={remove.mutate}
                />
              ))}
            </ul>
          </section>
          <section aria-labelledby="add">
            <h2 id="add">Add a site</h2>
            <StepForm
              key={added}
              name="Add a site"
              path={partnerPaths.partners}
              submit="Add this site"
              onDone={() => {
                setAdded(added + 1);
                void look();
              }}
            >
              {(errors) => (
                <>
                  <Field label="Partner" name="name" error={errors.name} />
                  <Field
                    label="Address of the site"
                    name="origin"
                    hint="Such as https://www.partner.example"
                    error={errors.origin}
                  />
                </>
              )}
            </StepForm>
          </section>
          <Tag siteOrigin={list.data.siteOrigin} />
        </div>
      )}
    </>
  );
}

const hiddenAfter = (text: string, name: string) => (
  <>
    {text}
    <span className="st-hidden"> {name}</span>
  </>
);

type PartnerProps = { partner: PartnerItem; busy: boolean; remove: (id: number) => void };

function Partner({ partner: { id, origin, name, leads, addedAt, addedBy }, busy, remove }: PartnerProps) {
  return (
    <li className="st-list__item st-partners__one">
      <div>
        <strong>{name ?? origin}</strong>
        {name && <p>{origin}</p>}
        <p className="st-quiet">
          {leads} {leads === 1 ? 'lead' : 'leads'} in 12 months,{' '}
          {addedAt === null ? 'listed in EMBED_ORIGINS' : `added ${companyTimeText(addedAt)} by ${addedBy}`}
        </p>
      </div>
      {id !== undefined && (
        <div>
          <AskTwice
            kind="plain"
            label={hiddenAfter('Remove …', origin)}
            keep={hiddenAfter('Keep', origin)}
            sure={<>{hiddenAfter('Remove', origin)}: its forms stop working</>}
            busy={busy}
            onSure={() => remove(id)}
          />
        </div>
      )}
    </li>
  );
}

import { company } from '../../../shared/company/company.ts';
import { postalLine } from '../../../shared/company/contact.ts';
import { hours } from '../../../shared/company/hours.ts';
import { openDaysIn } from '../../../shared/company/open-days.ts';
import { zoneName } from '../../../shared/company/zone-name.ts';
import { places, serviceRadiusMetres } from '../places.ts';
import { terms } from '../rates.ts';
import { services } from '../services.ts';
import { pricing } from '../tiers.ts';
import { answersFor } from './answer-record.ts';

const isNamed = hours.clock === zoneName(hours.timeZone, 'en-CA');
const homeTimeInFrench = isNamed ? zoneName(hours.timeZone, 'fr-CA') : `heure de ${hours.clock}`;

const call = company.phone.display;
const core = services.filter(({ family }) => family === 'core');
const list = new Intl.ListFormat('fr-CA');
/** "12 months", as the terms have it. */
const inFrench = (length: string) =>
  length.replace('months', 'mois').replace('days', 'jours').replace('hours', 'heures');

/** The core in French; `server/chat/engine/answers/french.ts` words what it works out for a head count or a city. */
export const french = answersFor('visitors', '2026-11-26', {
  'fr-price': {
    french: true,
    computes: 'price',
    pages: ['/pricing'],
    ways: `combien pour nous | ça revient à combien par mois | c'est combien pour une petite équipe |
      prix pour une équipe de quinze |
      quels sont vos prix | quel est le tarif par utilisateur | coût pour 12 employés | c'est combien par mois | vos tarifs | prix du forfait | ça coute combien pour 20 personnes | frais mensuels | combien pour 8 personnes | combien par employé |
      ça coûterait combien pour 3 employés | avez-vous un prix pour une petite équipe | combien coûte le soutien informatique`,
    says: `Le forfait coûte de ${pricing.min} $ à ${pricing.max} $ par personne par mois, en dollars canadiens, plus la TVH. Les licences et le matériel sont facturés à part.`,
  },
  'fr-area': {
    french: true,
    computes: 'area',
    pages: ['/locations', '/contact-us'],
    ways: `desservez-vous toronto | venez-vous à mississauga | quelles villes couvrez-vous | êtes-vous près de vaughan | vous déplacez-vous à brampton | travaillez-vous à montréal | zone de service | offrez-vous du service à oakville |
      est-ce que vous servez toronto | couvrez-vous markham | je suis à oshawa, est-ce trop loin | vous venez à etobicoke |
      vous servez mississauga aussi`,
    says: `Nous nous déplaçons à ${serviceRadiusMetres / 1000} km de nos bureaux: ${list.format(places.filter(({ visits }) => visits !== 'remote').map(({ name }) => name))}. Ailleurs, l'aide se fait par téléphone et à l'écran.`,
  },
  'fr-hours': {
    french: true,
    pages: ['/contact-us', '/service-levels'],
    ways: `quelles sont vos heures d'ouverture | êtes-vous ouverts le samedi | à quelle heure fermez-vous | heures du soutien | êtes-vous disponibles la fin de semaine | ouvert les jours fériés | service de nuit`,
    says: `Le soutien est ouvert ${openDaysIn('fr-CA')}, de ${hours.opens} à ${hours.closes}, ${homeTimeInFrench}, sauf les jours fériés de l'Ontario. Les urgences reçoivent une réponse jour et nuit.`,
  },
  'fr-emergency': {
    french: true,
    urgent: true,
    ways: `notre serveur est en panne | nous avons été piratés | on est victimes d'un rançongiciel | nos fichiers sont chiffrés | c'est une urgence | j'ai cliqué sur un lien d'hameçonnage | plus rien ne fonctionne | virus sur nos ordinateurs | on nous a volé un portable`,
    says: `1. Débranchez le câble réseau et coupez le Wi-Fi; n'éteignez pas l'ordinateur.
2. Photographiez l'écran et notez l'heure.
3. Ne répondez pas au pirate, et ne supprimez rien.`,
    pages: ['/library/ransomware-response-first-24-hours', '/contact-us'],
  },
  'fr-contact': {
    french: true,
    pages: ['/contact-us'],
    ways: `quel est votre numéro de téléphone | comment vous joindre | votre adresse courriel | où êtes-vous situés | où sont vos bureaux | je veux parler à quelqu'un | parler à une personne | prendre rendez-vous | adresse du bureau |
      pouvez-vous me rappeler | je veux un rendez-vous téléphonique`,
    says: `Appelez le ${call} ou écrivez à ${company.email}. Nos bureaux: ${company.offices.map((office) => postalLine(office)).join('; ')}. Appelez avant de passer.`,
  },
  'fr-services': {
    french: true,
    pages: ['/services', '/pricing'],
    ways: `quels services offrez-vous | que faites-vous | offrez-vous l'infogérance | faites-vous de la cybersécurité | offrez-vous la sauvegarde | faites-vous de la téléphonie | aidez-vous les cabinets d'avocats | servez-vous les cliniques dentaires | soutien informatique pour dentistes |
      faites-vous du dépannage informatique | pouvez-vous migrer nos courriels`,
    says: `Oui: ${company.name} s'occupe des ordinateurs, des réseaux et de la sécurité des entreprises. Les services: ${list.format(core.map(({ name, slug }) => `[${name}](/services/${slug})`))}.`,
  },
  'fr-language': {
    french: true,
    ways: `parlez-vous français | offrez-vous le soutien en français | est-ce que quelqu'un parle français chez vous | service en français | bonjour, parlez-vous français | avez-vous un technicien francophone |
      est-ce que je peux avoir une réponse en français`,
    says: `Notre équipe de soutien travaille en anglais. Dites-le-nous dès le départ si vous avez besoin d'un service en français: nous vous dirons franchement si nous sommes la bonne entreprise. Téléphone: ${call}.`,
    pages: ['/locations/brampton', '/contact-us'],
  },
  'fr-hello': {
    french: true,
    talk: true,
    ways: `bonjour | salut | bonsoir | allo | merci | merci beaucoup | au revoir`,
    says: `Bonjour. Je réponds en français aux questions sur les prix, les villes, les heures, les urgences, nos coordonnées et nos services; pour le reste, composez le ${call}.`,
  },
  'fr-contract': {
    french: true,
    ways: `on est liés pour combien de temps | c'est quoi le contrat | faut-il s'engager | avez-vous un contrat au mois |
      le contrat dure combien de temps |
      quelle est la durée du contrat | faut-il signer pour un an | y a-t-il un engagement | est-ce un contrat d'un an | combien de temps sommes-nous liés | durée minimale | contrat annuel ou mensuel | êtes-vous sans contrat`,
    says: `Le contrat dure ${inFrench(terms.term.value)}, puis il continue de mois en mois. Après ces ${inFrench(terms.term.value)}, chacun peut y mettre fin avec un préavis écrit de ${inFrench(terms.notice.value)}; si nous manquons un niveau de service trois mois sur six, vous pouvez partir plus tôt.`,
    pages: ['/pricing', '/service-levels'],
  },
  'fr-leaving': {
    french: true,
    ways: `et si on veut annuler | peut-on arrêter quand on veut | qu'arrive-t-il si on part | quel préavis pour partir |
      si on n'est pas contents |
      comment annuler | si on veut arrêter | comment résilier le contrat | on veut partir, qu'arrive-t-il | y a-t-il des frais de sortie | quel est le préavis | peut-on quitter avant la fin | gardons-nous nos mots de passe`,
    says: `Après ${inFrench(terms.term.value)}, avec un préavis écrit de ${inFrench(terms.notice.value)}. Vous recevez le registre, les mots de passe d'administration et vos sauvegardes, et jusqu'à ${inFrench(terms.leaving.value)} de transfert vers votre prochain fournisseur sont comprises. Nos pages ne mentionnent aucuns frais de départ.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'fr-included': {
    french: true,
    ways: `c'est quoi dans le prix | qu'est-ce que ça inclut | le support est-il illimité | est-ce que ça inclut les licences |
      qu'est-ce qu'on reçoit |
      qu'est-ce qui est inclus | ça inclut quoi au juste | que comprend le forfait | est-ce que tout est compris | qu'est-ce qui n'est pas inclus | les sauvegardes sont-elles incluses | qu'est-ce qu'on obtient pour ce prix`,
    says: `Le forfait comprend le soutien sans limite d'appels pendant les heures de bureau, la surveillance, les mises à jour et la sauvegarde des courriels et des fichiers infonuagiques. Les licences, le matériel et les grands projets sont facturés à part. La page des prix, en anglais, a une ligne pour chaque tâche.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'fr-payment': {
    french: true,
    ways: `vous prenez la visa | peut-on payer par chèque | acceptez-vous la mastercard | paiement par interac possible |
      comment peut-on payer | acceptez-vous les cartes de crédit | virement interac | quand envoyez-vous la facture | modes de paiement | les taxes sont-elles comprises`,
    says: `Par virement bancaire, virement Interac ou débit préautorisé, dans un délai de ${inFrench(terms.invoice.value)}; nous ne prenons pas de cartes. La facture vient le premier du mois, et la TVH s'ajoute à tous les prix.`,
    pages: ['/pricing'],
  },
  'fr-switching': {
    french: true,
    ways: `on a déjà une compagnie de ti | on veut changer de compagnie informatique | vous commencez quand |
      est-ce long pour changer |
      nous avons déjà un fournisseur informatique | comment changer de fournisseur | combien de temps prend le changement | quand pouvez-vous commencer | notre informaticien nous quitte | est-ce compliqué de changer`,
    says: `Comptez environ 30 jours, sans arrêt de travail: l'ancien et le nouveau fournisseur avancent côte à côte. Vérifiez d'abord le préavis de votre contrat actuel, et que votre domaine et Microsoft 365 sont au nom de votre entreprise. Appelez le ${call} pour fixer la date.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
});

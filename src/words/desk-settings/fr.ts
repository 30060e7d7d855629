// Ce que le comptoir dit des réglages.
import type { OpeningCheck } from '../../domain/settings/opening.ts';
import { inFrench } from '../plural.ts';

export const settings = 'Réglages';
export const settingsHint =
  'Ce qu’un commerçant chercherait. Ce que l’environnement décide est montré ici, et où c’est réglé.';
export const noSuchSection = 'Cette section n’existe pas.';
export const seeShop = 'Voir la boutique';
export const sectionNames: Readonly<Record<string, string>> = {
  shop: 'Boutique',
  look: 'Apparence',
  delivery: 'Livraison et pays',
  returns: 'Retours',
  sender: 'Expéditeur',
  opening: 'Avant d’ouvrir',
};
export const lookOnly = 'Les réglages sont changés par les propriétaires. Vous pouvez les consulter.';
export const saved = 'Enregistré. La boutique le montre désormais.';
export const savedNow = (count: number) =>
  count < 2 ? 'Modification enregistrée.' : `${count} modifications enregistrées.`;
export const setBy = (name: string) => `Réglé par ${name} dans l’environnement ; en lecture seule ici.`;

// Two people
export const changedMeanwhile = 'Quelqu’un d’autre a changé ces réglages entre-temps.';
export const changedBy = 'Quelqu’un d’autre a enregistré ces réglages depuis que vous les avez ouverts.';
export const theirs = 'Les siens, enregistrés';
export const yours = 'Les vôtres';
export const takeTheirs = 'Prendre les siens';
export const keepMine = 'Garder les miens';

// Name and addresses
export const nameAndMark = 'Nom';
export const nameHint = 'Au-dessus de la porte, dans les lettres et sur le bordereau';
export const fields: Readonly<Record<string, string>> = {
  name: 'Nom',
  tradingAs: 'Raison sociale',
  postalAddress: 'Adresse postale',
  contactEmail: 'On écrit à',
  countries: 'Pays livrés',
  near: 'Pays proches',
  regions: 'Régions éloignées du pays',
  'free.ground': 'Aux États-Unis, standard offert à partir de',
  'free.two-day': 'Aux États-Unis, 2 jours offert à partir de',
  'free.overnight': 'Aux États-Unis, lendemain offert à partir de',
  'free.abroad': 'À l’étranger, standard offert à partir de',
  days: 'Gratuits pendant, en jours',
  lateDays: 'Moins des frais jusqu’au jour',
  from: 'Ce qui est repris',
  contactPhone: 'On appelle le',
  logo: 'Logo',
};
export const fieldHints: Readonly<Record<string, string>> = {
  tradingAs: 'La société derrière la boutique, si elle porte un autre nom.',
  postalAddress: 'Sur une ligne, telle qu’elle figure dans les conditions et sous les e-mails.',
  days: 'À compter du jour de l’arrivée, 14 au moins.',
  lateDays:
    'Vide si rien n’est repris plus tard. Les clients le lisent là où l’option returns_restock_fee_window est activée.',
};
export const onPaper = 'Le nom sur papier';
export const onInk = 'Le nom sur encre';
export const typeHint = 'Composé en caractères, comme dans l’en-tête et sur les bordereaux.';

// Colors
export const colors = 'Couleurs et caractères';
export const styleIs: Readonly<Record<string, string>> = { '1': 'Style un', '2': 'Style deux' };
export const style = 'Style';
export const colorNames: Readonly<Record<string, string>> = {
  ground: 'Fond',
  ink: 'Encre',
  tint: 'Teinte',
  edge: 'Bord des champs',
  red: 'Rouge : prix qui baissent, et ennuis',
  type: 'Titres',
};
export const nowAndThen = 'Maintenant, et avec votre changement';
export const contrast = 'Contraste';
export const contrastColumns = { read: 'Lu sur', needs: 'Exigé', has: 'Obtenu', so: 'Verdict' };
export const passes = 'Passe';
export const fails = 'Refusé';
export const refusedCount = (count: number) => `${count} ${count < 2 ? 'refusée' : 'refusées'}`;
export const noNumber = 'pas une couleur';
export const pairs: Readonly<Record<string, string>> = {
  ink_on_ground: 'Encre sur fond',
  ink_on_tint: 'Encre sur teinte',
  ink_on_picture: 'Encre sur les photos',
  edge_on_ground: 'Bord sur fond',
  red_on_ground: 'Rouge sur fond',
  red_on_tint: 'Rouge sur teinte',
  ground_on_ink: 'Fond sur encre',
};
export const readsAt = (pair: string, ratio: string) => `${pair} : ${ratio} pour 1.`;
export const textNeeds = (ratio: string) => `Un texte exige ${ratio}.`;
export const edgesNeed = (ratio: string) => `Un bord ou un signe exige ${ratio}.`;
export const nearestIs = (color: string) => `La plus proche qui passe est ${color}.`;
export const noneOfThatHue = 'Aucune couleur de cette nuance ne passe à côté des autres.';
export const takeNearest = (color: string, ratio: string) => `Prendre ${color}, ${ratio} pour 1`;
export const backTo = (color: string) => `Revenir à ${color}`;
export const sample = { name: 'Nocturne', price: '248 $', was: '356 $', act: 'Ajouter au panier' };

// Shipping and countries
export const shippingRates = 'Tarifs de livraison';
export const ratesHint = 'En dollars américains\u202f; les délais sont des jours ouvrés';
export const rateColumns = {
  way: 'Où et comment',
  days: 'Jours',
  light: 'Prix',
  heavy: 'Grand colis',
  free: 'Offert dès',
  state: 'État',
};
export const rateParts: Readonly<Record<string, string>> = {
  light: 'prix',
  heavy: 'grand colis',
  days: 'jours',
};
export const zoneNames = {
  home: 'États-Unis',
  remote: 'Régions éloignées',
  near: 'Pays proches',
  far: 'Autres pays',
};
export const offered = 'Proposé';
export const notOffered = 'Retiré';
export const freeAsAbove = (way: string): string =>
  way.startsWith('remote') ? 'Comme ci-dessus' : way.endsWith('express') ? 'Jamais' : 'Comme les proches';
export const leftOutHint =
  'Un mode dont tous les champs sont vides n’est pas proposé. Le mode lent de chaque lieu l’est toujours\u00a0: certaines choses ne peuvent pas voler.';
export const freeHint =
  'Aux États-Unis, une commande à partir de ce montant rend gratuit ce mode et tous les plus lents. Un devis ouvert annonce le nouveau prix\u202f; une commande garde celui du jour où elle a été passée.';
export const countries = 'Pays';
export const countriesHint = 'Jamais ceux sous embargo';
export const everywhere = 'Vendre dans tous les pays où l’envoi est permis';
export const soldTo = (count: number) => `Vente dans ${count} pays`;
export const soldToHint =
  'Les États-Unis sont le pays de la boutique et en font toujours partie. Choisissez les autres.';
export const nearCount = (count: number) => `Aux tarifs des pays proches\u00a0: ${count}`;
export const nearHint = 'Tous les autres pays étrangers sont aux tarifs des autres pays.';
export const regionsHint = 'Codes d’États et de territoires, comme AK HI. Ils ont leurs propres tarifs.';

// Returns
export const returns = 'Retours';
export const returnsHint = 'La vente ferme reste vendue ; ce qui est défectueux est toujours repris';
export const returnOrigins = {
  everywhere: 'Ce qui a été expédié partout',
  home: 'Ce qui a été expédié aux États-Unis ; de l’étranger, seulement ce que dit la loi',
};
export const returnsAgreed =
  'Une commande garde ce qui était convenu le jour où elle a été passée. Après son dernier jour, le comptoir peut encore reprendre un article, en le disant.';
export const shoppersRead = 'Ce que lisent les clients';
export const fromAbroad = 'Depuis l’étranger :';

// What is wrong
export const faults = {
  missing: () => 'Ce champ ne peut pas être vide.',
  too_long: (most: string) => `${most} caractères au plus.`,
  too_short: (least: string) => `${least} caractères au moins.`,
  not_one_line: () => 'Une seule ligne, sans caractères invisibles.',
  no_email: () => 'Ce n’est pas une adresse e-mail.',
  no_phone: () => 'Un numéro de téléphone, par exemple +1 212 555 0100.',
  no_color: () => 'Six chiffres, par exemple #a1261b.',
  no_amount: (most: string) => `Un montant comme 7.40, jusqu’à ${most}.`,
  no_days: (most: string) => `Des jours comme 2 ou 3-6, jusqu’à ${most}.`,
  no_code: (code: string) => `${code} n’est le code d’aucun pays ni État.`,
  embargoed: (code: string) => `Personne ne peut rien envoyer vers ${code}.`,
  no_days_between: (range: string) => `Un nombre entier de jours, ${range}.`,
  not_later: (days: string) => `Un jour après le ${days}e, ou rien.`,
  no_logo: () => 'Ce logo n’est plus là. Choisissez-le à nouveau.',
  no_choice: () => 'Ce n’est aucun des choix.',
  home_missing: () => 'Les États-Unis sont le pays de la boutique\u00a0: elle y vend.',
  set_outside: (name: string) => `${name} en décide dans l’environnement : changez-le là-bas.`,
  unknown: () => 'Ce réglage n’existe pas.',
};

// What is set outside
export const setOutside = 'Réglé ailleurs';
export const readOnly = 'Lecture seule';
export const outsideHint =
  'L’environnement du processus en décide ; la personne qui gère la machine les change et redémarre la boutique.';
export const isSet = 'défini';
export const showAll = (count: number) => `Montrer les ${count} qui ne sont pas définis`;

// History
export const history = 'Historique';
export const noHistory = 'Personne n’a encore rien changé.';

// Before you open
export const beforeYouOpen = 'Avant d’ouvrir';
export const ready = (done: number, all: number) => `${done} sur ${all} ${inFrench(done, 'prêt', 'prêts')}`;
export const inTheWay = (count: number) =>
  count === 0
    ? 'Rien ne fait obstacle.'
    : `${count} ${inFrench(count, 'point fait', 'points font')} obstacle.`;
export const looksAgain = 'La liste se met à jour toutes les minutes.';
export const lookAgain = 'Vérifier à nouveau';
export const lastLooked = (when: string) => `Vérifié ${when}.`;
export const goThere = 'Y aller';
export const openingTitles: Readonly<Record<OpeningCheck, string>> = {
  name: 'Un nom à vous',
  contact: 'Une adresse où l’on vous écrit',
  seller: 'Des conditions qui disent qui vend',
  goods: 'Quelque chose à vendre',
  ships_home: 'Des envois vers votre pays',
  delivery: 'Une livraison à vos tarifs',
  payment: 'Des cartes réellement débitées',
  trial: 'Une commande d’essai',
  post_office: 'Un serveur d’e-mail',
  sender: 'Un expéditeur',
  address: 'Une adresse pour la boutique',
  second_factor: 'Une équipe avec un second facteur',
  backup: 'Une sauvegarde',
};
export const openingSentences: Readonly<Record<string, (value: string) => string>> = {
  name_named: () => 'Le vôtre, partout.',
  name_unnamed: () => 'Elle porte encore son nom d’origine. Nommez-la sous Boutique.',
  contact_reached: () => 'La vôtre, au bas de chaque page et de chaque e-mail.',
  contact_unreached: () => 'Personne ne lit hello@vitrine.example. Donnez la vôtre sous Boutique.',
  seller_said: () => 'Votre adresse postale y figure.',
  seller_unsaid: () => 'Les conditions ne nomment aucune adresse postale. Donnez-la sous Boutique.',
  goods_some: (count) => `Produits en boutique : ${count}.`,
  goods_none: () => 'Aucun produit n’est en boutique. Mettez-en un.',
  goods_drafts: (count) => `Brouillons : ${count}. Mettez-en un en boutique.`,
  ships_home_all: () => 'Tout ce qui est en boutique y est expédié.',
  ships_home_nothing: () => 'Rien n’est encore en boutique.',
  ships_home_some: (count) => `Produits en boutique qui n’y sont pas expédiés : ${count}.`,
  ships_home_none: () => 'Aucun produit en boutique n’y est expédié. Changez leurs destinations.',
  delivery_own: () => 'Les pays et les tarifs sont les vôtres.',
  delivery_standard: () =>
    'Elle coûte ce que la boutique prévoit d’origine, partout. Voyez si c’est ce que vous payez, sous Livraison et pays.',
  payment_live: () => 'Des clés réelles sont définies.',
  payment_test: () =>
    'Les clés sont des clés de test : personne n’est débité. Définissez les réelles dans l’environnement (docs/payments.md).',
  payment_built_in: () =>
    'Aucune clé n’est définie : le prestataire intégré prend des cartes de test, et personne n’est débité. Définissez celles de Stripe ou de Braintree dans l’environnement (docs/payments.md).',
  trial_bought: () => 'La caisse fonctionne.',
  trial_none: () => 'Personne n’a encore rien acheté. Achetez vous-même quelque chose.',
  post_office_answers: () => 'Le serveur d’e-mail vient de répondre.',
  post_office_silent: () => 'Le serveur d’e-mail ne répond pas, ou refuse le mot de passe. Voyez SMTP_URL.',
  post_office_none: () => 'Aucun e-mail ne part. Définissez SMTP_URL dans l’environnement.',
  sender_said: (from) => `Les e-mails viennent de ${from}.`,
  sender_unsaid: () =>
    'Les e-mails viennent de shop@localhost, que les messageries refusent. Dites de qui ils viennent sous Expéditeur.',
  address_public: (origin) => `Ouverte à tous à ${origin}.`,
  address_plain: (origin) => `${origin} n’est pas chiffrée. Donnez à ORIGIN une adresse en https.`,
  address_own_machine: () =>
    'Seule cette machine l’atteint. Définissez ORIGIN dans l’environnement (docs/operate.md).',
  address_demo: () =>
    'C’est la démo : tout le monde connaît les mots de passe de ses comptes. Définissez ORIGIN, et ils sont verrouillés.',
  second_factor_all: () =>
    'Chaque personne au comptoir a une clé d’accès ou une application d’authentification.',
  second_factor_some: (count) =>
    `Personnes au comptoir avec un mot de passe seul : ${count}. Elles y sont invitées à leur prochaine connexion, dès que la boutique est publique.`,
  backup_archived: (when) => `La base a confié son journal la dernière fois ${when}.`,
  backup_unknown: () =>
    'La boutique ne voit pas si des copies sont faites. Faites-en une, et restaurez-la une fois pour l’essayer (docs/operate.md).',
  backup_embedded: () =>
    'La base fournie avec la boutique n’est pas sauvegardée. Donnez-lui la sienne (DATABASE_URL, docs/operate.md).',
};

// Payment
export const payment = 'Paiement';
export const noSuchProcessor = 'Il n’y a pas de clés de ce prestataire.';
export const processors = { stripe: 'Stripe', braintree: 'Braintree', sandbox: 'Cartes de test intégrées' };
export const modes = { built_in: 'Sans clé', test: 'mode test', live: 'mode réel' };
export const keyIs = (mode: string, end: string | null) =>
  end === null ? `${mode}.` : `Clé …${end}, ${mode}.`;
export const webhookKey = (isSet: boolean): string =>
  isSet ? 'La clé du webhook est définie.' : 'La clé du webhook manque.';
export const check = 'Vérifier';
export const checkOf = (name: string) => `Vérifier ${name}`;
export const checking = 'Vérification…';
export const checkOutcomes = {
  answered: (ms: number) => `A répondu en ${ms} ms.`,
  refused: () => 'A refusé nos clés.',
  silent: () => 'N’a pas répondu en 10 secondes.',
};
export const checkHint =
  'Une vérification ne débite rien. Les clés sont dans l’environnement et ne sont jamais montrées en entier.';

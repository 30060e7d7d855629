import { inFrench } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The window
export const shopDescription = 'Vêtements, chaussures et accessoires, sous une lumière douce.';
export const inTheWindow = 'En vitrine ce soir';
export const stillDressing = 'Nous l’habillons encore. Les portants, eux, vous attendent.';
export const seeEverything = 'Tout voir';
export const haveALook = 'Jeter un œil';
export const edits = 'Sélections';
export const newIn = 'Nouveautés';
export const seeAllNew = 'Voir toutes les nouveautés';
export const forAFewHours = 'Pour quelques heures';
export const reducedWithRegret = 'Soldé, à regret';
export const seeSale = 'Voir les soldes';
export const designers = 'Créateurs';

// Pages that are not there
export const pageMoved = 'La page a changé de place, ou n’a jamais été ici. Repartez de la vitrine.';
export const noSuchContent = 'Ce contenu n’existe pas.';

// Returns
export const returns = 'Retours';
export const returnsLead =
  'Le temps de changer d’avis, à nos frais. La lumière du jour et votre miroir ont le dernier mot.';
export const returnsHowLong = 'Votre délai';
export const returnsFreeDays = (days: number) =>
  `${days} jours à compter de l’arrivée de votre colis. Renvoyez ce qui ne convient pas, et nous vous remboursons ce que vous avez payé, sur la carte ou le compte d’origine.`;
export const returnsWithFee = (days: number, lateDays: number) =>
  `Du ${days + 1}e au ${lateDays}e jour, nous reprenons encore l’article, moins des frais de remise en stock, indiqués sur votre formulaire de retour avant tout envoi. Après le ${lateDays}e jour, il est à vous.`;
export const returnsState = 'Dans quel état';
export const returnsUnworn = 'Ni porté, ni lavé, ni retouché, avec ses étiquettes. Essayer n’est pas porter.';
export const returnsShoes =
  'Les chaussures dans leur boîte, et la boîte dans une autre : elle fait partie de la chaussure.';
export const returnsBeauty = 'La beauté et les parfums avec leur sceau intact.';
export const returnsEarrings =
  'Les boucles d’oreilles seulement en cas de défaut, pour des raisons d’hygiène.';
export const returnsNot = 'Ce qui ne se retourne pas';
export const returnsFinalSale =
  'Les articles en vente ferme et les cartes cadeaux. C’est indiqué sur leur page et dans votre panier, avant le paiement. Une pièce défectueuse est une autre affaire : elle se retourne, quoi qu’il soit indiqué.';
export const returnsHow = 'Comment renvoyer';
export const returnsPack = 'Remettez l’article dans son colis d’origine, avec le formulaire de retour.';
export const returnsTick =
  'Cochez ce que c’est et pourquoi. Nous lisons les raisons : elles ont déjà fait changer des tailles.';
export const returnsLabel =
  'Collez l’étiquette jointe et déposez le colis dans un point du transporteur indiqué.';
export const returnsFromAbroad =
  'Depuis l’étranger, l’étiquette est à vos frais ; la page [livraison à l’étranger] dit pourquoi.';
export const returnsMoney = 'Votre remboursement';
export const returnsTwoDays =
  'Deux jours ouvrés après l’arrivée du colis chez nous, plus le temps que met votre banque à s’en apercevoir. Les frais de livraison sont remboursés lorsque l’erreur est la nôtre. Pour une autre taille ou une autre couleur, un [échange] est plus rapide.';

// Exchanges
export const exchanges = 'Échanges';
export const exchangesLead =
  'La bonne pièce dans la mauvaise taille est notre problème préféré. Un formulaire suffit, sans frais de port.';
export const exchangesWhat = 'Ce qui s’échange';
export const exchangesAnything = (days: number) =>
  `Tout article, contre une autre taille ou une autre couleur du même modèle, dans les ${days} jours suivant son arrivée, sauf si sa page indique « Pas d’échange » ou « Vente ferme ». Il doit être non porté, avec ses étiquettes, comme pour un [retour].`;
export const exchangesHow = 'Comment cela se passe';
export const exchangesChoose =
  'Choisissez « échange » sur le formulaire de retour, avec la taille ou la couleur que vous préférez.';
export const exchangesAside =
  'Nous mettons la nouvelle pièce de côté dès que le transporteur scanne votre colis, sans attendre qu’il nous parvienne.';
export const exchangesLeaves =
  'Elle part dès que la vôtre est arrivée, par le mode de livraison choisi au départ, à nos frais.';
export const exchangesGone = 'Si l’autre taille n’est plus là';
export const exchangesMoney =
  'Nous vous remboursons, et vous le disons le jour même. Personne n’attend en silence : vous pouvez aussi vous inscrire sur la liste d’attente de la taille, sur sa page.';
export const exchangesPrice = 'Si le prix a changé';
export const exchangesPaid =
  'L’échange se fait au prix que vous avez payé. Si l’article a augmenté, c’est notre affaire ; s’il a baissé, nous vous rendons la différence.';
export const exchangesOutside = 'Hors des États-Unis';
export const exchangesDifferently = 'Cela se passe un peu autrement : [comment échanger depuis l’étranger].';

// Exchanges from abroad
export const abroad = 'Échanges depuis l’étranger';
export const abroadLead =
  'Les frontières rendent un simple échange lent et coûteux ; depuis l’étranger, nous procédons donc en deux étapes rapides.';
export const abroadOrderFirst = 'Commander d’abord, renvoyer ensuite';
export const abroadOrder =
  'Commandez la taille ou la couleur voulue dès maintenant, tant qu’elle est là. Elle part aussitôt.';
export const abroadSend = (days: number) =>
  `Renvoyez la première dans les ${days} jours suivant son arrivée, avec le formulaire de retour, en y notant « échange » et le numéro de la nouvelle commande.`;
export const abroadRefund =
  'Nous remboursons le prix de la première et la livraison de la seconde dès que votre retour est chez nous.';
export const abroadDuties = 'Droits de douane et taxes';
export const abroadDutiesBack =
  'Les droits payés à la commande sont remboursés avec le prix. Ceux que vous avez payés à la livraison relèvent de votre bureau de douane ; gardez le reçu et indiquez « retour de marchandises » sur le colis, afin que personne ne les réclame deux fois.';
export const abroadWayBack = 'Le chemin du retour';
export const abroadNumber =
  'Choisissez un transporteur qui vous donne un numéro de suivi, et gardez-le jusqu’au remboursement. Ce qui se perd en route sans numéro, nous ne pouvons pas le chercher.';
export const abroadNot = 'Ce qui ne s’échange pas';
export const abroadFinalSale =
  'Les ventes fermes, les cartes cadeaux et les pièces dont la page indique « Pas d’échange ». Tout le reste sur les renvois se trouve sous [retours] ; ce qui vient à vous, et comment, sous [livraison à l’étranger].';

// Shipping in the US
export const shippingUs = 'Livraison aux États-Unis';
export const shippingUsLead =
  'Les commandes passées avant midi, heure de la côte Est, partent le jour ouvré même. Les autres partent le suivant.';
export const shippingWays = 'Modes et délais';
export const shippingWay = 'Mode';
export const shippingTakes = 'Délai';
export const shippingFree = 'Offert';
export const shippingPrice = 'Prix';
export const workingDays = (from: number, by: number) => {
  if (by === 0) return 'Le jour même';
  return from === by ? `${by} ${inFrench(by, 'jour ouvré', 'jours ouvrés')}` : `${from} à ${by} jours ouvrés`;
};
export const costsNothing = 'Gratuit';
export const costsBetween = (light: string, heavy: string) => `${light}\u202f; ${heavy} pour un grand colis`;
export const always = 'Toujours';
export const never = 'Jamais';
export const fromAmount = (amount: string) => `À partir de ${amount}`;
export const rewardFrom = (name: string, amount: string) => `${name} à partir de ${amount}`;
export const shippingBagSays = 'Le panier vous dit ce qu’il manque pour le prochain.';
export const shippingTerritories = 'Alaska, Hawaï et les territoires';
export const shippingCannotFly = 'Ce qui ne peut pas voler';
export const shippingByGround =
  'Les parfums et tout ce qui est inflammable voyagent uniquement par voie terrestre, et uniquement aux États-Unis continentaux. Leur page le précise, et une commande n’en contient que quelques-uns.';
export const shippingSignatures = 'Signature';
/** The amount stands in the brackets. */
export const shippingInPerson =
  'À partir de [amount] d’achats, cartes cadeaux non comprises, les colis sont remis contre signature, sauf si vous choisissez, en passant commande, de les faire déposer sans. En deçà, personne n’a besoin d’être chez soi.';
/** The amount stands in the brackets. */
export const shippingByKlarna =
  'Ce que vous payez avec Klarna est toujours remis contre signature à partir de [amount].';
export const shippingPresale = 'Précommandes et réassorts';
export const shippingOnDate =
  'Ce qui n’est pas encore là part à la date indiquée sur sa page. Voir tout ce qui est [en précommande].';

// Shipping abroad
export const shippingAbroad = 'Livraison à l’étranger';
export const shippingAbroadLead =
  'Où nous livrons et à quel prix ; et nous vous disons avant le paiement qui vous demandera des droits de douane.';
export const shippingWhere = 'Où nous livrons';
export const shippingToMost = 'La page de commande indique tous les pays où nous livrons.';
export const shippingTo = (countries: string) => `Pays livrés\u00a0: ${countries}.`;
export const nearAbroad = 'Presque toute l’Europe, le Canada et l’Asie de l’Est';
export const elsewhere = 'Ailleurs';
export const shippingCountries =
  'La page de commande indique tous les pays où nous livrons. Quelques pièces ne vont que dans certains d’entre eux : leur page le précise et les nomme. Ce qui ne peut pas voler ne quitte pas les États-Unis continentaux.';
export const shippingCosts = 'Ce que cela coûte';
/** The amount and the code stand in the brackets. */
export const shippingWorldWide =
  'À partir de [amount], la livraison standard est offerte, avec le code [WorldWide] depuis les États-Unis.';
export const shippingChargedIn =
  'Le tarif dépend de votre adresse et du poids, et la page de commande l’indique avant le paiement. Le débit se fait en dollars américains ; les autres devises sont affichées pour vous repérer.';
export const shippingDuties = 'Droits de douane et taxes';
export const shippingDutiesWho =
  'À côté de chaque prix figure ce qui vaut pour votre pays. Quand ils sont inclus, vous ne payez rien de plus à l’arrivée. Quand ils sont calculés lors de la commande, celle-ci indique avant le paiement ce que nous en percevons et ce que la douane de votre pays peut vous demander, et sollicite votre accord, car il s’agit de votre douane et non de la nôtre.';
/** What holds there stands in the brackets. */
export const shippingDutiesHere = 'Pour le pays depuis lequel vous achetez : [duties]';
export const shippingCustoms = 'La douane a ses propres horaires.';
export const shippingBack = 'Renvoyer un article';
export const shippingBackLabel = (days: number) =>
  `Vous avez ${days} jours, comme tout le monde. L’étiquette est à vos frais, car aucun transporteur n’en propose une valable dans tous les pays ; les [échanges depuis l’étranger] ne vous coûtent pas de seconde livraison.`;
export const homeOnly = (days: number) =>
  `Ce qui a été expédié à l’étranger ne se retourne pas, sauf en cas de défaut. Dans l’Espace économique européen et au Royaume-Uni, la loi vous donne ${days} jours dès l’arrivée, et nous la respectons ; le renvoi est à vos frais.`;

// Terms of use
export const terms = 'Conditions d’utilisation';
export const termsLead =
  'Ce que vous pouvez attendre de la boutique, et la boutique de vous. Écrit pour être lu.';
export const termsOrder = 'La commande';
export const termsInvitation =
  'Ce qui est exposé en boutique est une invitation, non une offre. Votre commande est l’offre ; nous l’acceptons en vous annonçant l’expédition. Jusque-là, chacun peut annuler, et rien n’est débité pour ce qui n’est pas expédié.';
export const termsBag =
  'Un article dans votre panier reste en vente pour tous tant qu’il n’est pas payé. Si quelqu’un est plus rapide, votre panier vous le dit et garde sa place.';
export const termsPrices = 'Les prix';
export const termsDollars =
  'Les prix sont en dollars américains et valent au moment où vous confirmez la commande. Le prix d’une vente flash vaut tant qu’elle dure et qu’il reste des pièces, à notre horloge ; si elle se termine avant la confirmation de votre commande, il n’est plus appliqué, et le panier vous le dit. Si un prix est faux par simple erreur, nous vous écrivons avant toute autre chose.';
export const termsPictures =
  'Les images sont aussi fidèles que les écrans le permettent. Si une couleur vous surprend à la lumière du jour, nos [retours] sont gratuits.';
export const termsCodes = 'Codes et promotions';
export const termsOneCode =
  'Un code fait une chose, une fois. Certaines pièces sont exclues des promotions, et leur page le précise. Les codes ne s’échangent ni contre de l’argent, ni entre eux.';
export const termsReviews = 'Avis et photos';
export const termsYours =
  'Ce que vous écrivez reste à vous. En l’envoyant, vous nous permettez de le montrer ici, sous le nom que vous avez choisi, tant que le produit est présenté. Nous lisons chaque avis avant de l’afficher ; nous écartons ce qui est blessant pour les personnes, faux ou publicitaire. Ce qui est blessant pour un pull peut rester.';
export const termsAccount = 'Votre compte';
export const termsPassword =
  'Gardez votre mot de passe pour vous, et prévenez-nous si vous pensez que quelqu’un d’autre le connaît. Vous pouvez fermer votre compte à tout moment ; les commandes sont conservées aussi longtemps que le fisc l’exige.';
export const termsAsk = 'Ce que nous vous demandons';
export const termsNoResale =
  'Achetez pour vous et pour ceux que vous habillez, non pour revendre. N’envoyez pas de robots plus rapides que le regard. Ne vous appuyez pas sur la vitrine.';
export const termsWrong = 'Si quelque chose tourne mal';
export const termsLiable =
  'Nous répondons de ce dont la loi nous rend responsables, et ne cherchons pas à nous y soustraire ici. Pour le reste, notre responsabilité s’arrête au prix de votre commande.';
export const termsChanges = 'Modifications';
export const termsThatHold =
  'Une commande suit les conditions affichées ici au moment où elle a été passée. La façon dont nous traitons ce que nous savons de vous figure dans l’[avis de confidentialité].';
export const termsWho = 'Qui vend';
export const termsSeller = () => `${shopName()} vend ce qui est exposé ici, et se joint ainsi :`;

// Privacy
export const privacy = 'Confidentialité';
export const privacyLead =
  'Ce que nous savons de vous, pourquoi, et pour combien de temps. La liste est courte, et nous aimerions qu’elle le reste.';
export const privacyStored = 'Ce que nous gardons, et pourquoi';
export const privacyWhat = 'Quoi';
export const privacyWhy = 'Pourquoi';
export const privacyHowLong = 'Combien de temps';
export const privacyBag = 'Votre panier';
export const privacyBagWhy = 'Pour qu’il soit encore là demain';
export const privacyBagLong = 'Jusqu’à ce que vous le vidiez, ou que votre cookie expire';
export const privacyOrder = 'Nom, adresse, commande';
export const privacyOrderWhy = 'Pour vous envoyer vos achats, et les reprendre';
export const privacyOrderLong = 'Aussi longtemps que la loi fiscale l’exige';
export const privacyWaitlist = 'E-mail ou numéro de téléphone pour une liste d’attente';
export const privacyWaitlistWhy = 'Pour vous dire, une fois, que votre taille est de retour';
export const privacyWaitlistLong = 'Jusqu’à ce que nous vous l’ayons dit, ou que vous disiez stop';
export const privacyReviews = 'Les avis, et les photos qui les accompagnent';
export const privacyReviewsWhy = 'Pour que d’autres choisissent la bonne taille';
export const privacyReviewsLong = 'Jusqu’à ce que vous nous demandiez de les retirer';
export const privacyEvents = 'Ce qui a été regardé et ajouté';
export const privacyEventsWhy = 'Pour voir ce qui marche, sans nom ni adresse à côté';
export const privacyEventsLong = '90 jours, et jamais à votre sujet';
export const privacyNotStored = 'Ce que nous ne gardons pas';
export const privacyCards =
  'Les numéros de carte : ils vont de votre navigateur au prestataire de paiement sans passer par nous. Les adresses des proches à qui vous envoyez un produit : nous comptons ces e-mails par une empreinte qui ne permet pas de les retrouver.';
export const privacyCookies = 'Les cookies';
export const privacyCookiesWhich =
  'L’un garde votre panier, un autre votre session après connexion et un autre le souvenir de celle-ci, un autre le pays choisi pour vos achats, un autre la langue et un autre l’unité de longueur choisies, un autre votre réponse au sujet du suivi. Quand nous essayons quelque chose avec une partie de nos visiteurs, un cookie vous garde du même côté : un nombre que partage un millième d’entre eux ; et si votre visite peut être notée, un autre dit quelles étapes en sont déjà comptées. Il n’y en a pas d’autres : rien ici ne vient d’un réseau publicitaire, ni ne lui est transmis.';
export const privacyVisit = 'Ce qui est noté d’une visite';
export const privacyVisitWhat =
  'Qu’une page a été vue, une image regardée de près, un film regardé, qu’un article a été partagé, mis en coup de cœur, ajouté ou attendu ; jamais par qui. Dans l’Espace économique européen, au Royaume-Uni et en Suisse, nous demandons d’abord, et un navigateur qui refuse le suivi est écouté partout. Vous pouvez [changer d’avis] à tout moment.';
export const privacyWho = 'Qui d’autre le voit';
export const privacyWhoSees =
  'Le transporteur voit votre adresse, le prestataire de paiement votre paiement, et les services qui acheminent nos e-mails et nos SMS l’adresse ou le numéro où ils vont. Chacun ne peut s’en servir que pour cela. Nous vendons des vêtements, pas des listes.';
export const privacyTexts = 'Les SMS';
export const privacyTextMessages =
  'Nous n’écrivons qu’aux numéros qui l’ont demandé, en gardant trace du texte accepté, de l’heure et du lieu. Répondez STOP à l’un d’eux, et c’était le dernier.';
export const privacySay = 'Vos droits';
export const privacyAsk =
  'Demandez ce que nous détenons, faites-le corriger, recevez-le ou faites-le supprimer : [écrivez-nous] depuis l’adresse concernée, et nous répondons sous trente jours. En cas de désaccord, l’autorité de protection des données de votre pays nous entend tous les deux. Ce que la loi nous fait garder, comme les factures, nous le gardons, et pour rien d’autre.';

// Financial notice
export const financial = 'Avis financier';
export const financialLead =
  'Payer en quatre fois est un crédit, même gratuit. Voici qui prête, et à quoi vous vous engagez.';
export const financialWho = 'Qui prête';
export const financialNotUs =
  'Pas nous. Lorsque vous payez en quatre fois, vous vous engagez auprès d’Afterpay ou de Klarna, dont les conditions vous sont présentées avant votre accord. Ils nous paient aussitôt, et vous les payez : un quart à la commande, puis trois autres, à deux semaines d’intervalle.';
export const financialCosts = 'Ce que cela coûte';
export const financialNothing =
  'Rien, si vous payez à temps. Le paiement en quatre fois est sans intérêts. Un retard peut entraîner des frais, que les conditions du prêteur indiquent et plafonnent. Nous n’y gagnons rien.';
export const financialWhen = 'Quand c’est proposé';
export const financialUs =
  'Pour les commandes livrées aux États-Unis, sauf dans les régions qu’un prêteur ne dessert pas.';
export const financialTotals =
  'Entre le plus petit et le plus grand total admis par chaque prêteur ; la page de commande les connaît.';
export const financialPresale =
  'Pas pour les précommandes expédiées après la dernière date admise par un prêteur.';
export const financialSum =
  'La somme indiquée sur la page d’un produit est son prix divisé par quatre. Taxes, livraison et codes sont comptés à la commande, et c’est l’échéancier du prêteur qui fait foi. Les prêteurs peuvent examiner votre solvabilité avant d’accepter.';
export const financialBack = 'En cas de retour';
export const financialTellLender =
  'Nous prévenons le prêteur, qui réduit le reste à payer ou vous rend ce que vous avez payé. Continuez à payer jusqu’à sa confirmation. Nos [retours] sont les mêmes, quel que soit votre mode de paiement.';
export const financialCards = 'Cartes cadeaux et avoirs';
export const financialNeverEnd =
  'Ils n’expirent pas, n’entraînent aucuns frais et ne s’échangent pas contre de l’argent, sauf lorsque la loi l’impose.';
export const financialBefore = 'Avant de vous engager';
export const financialBorrow =
  'N’empruntez que ce que vous pourriez payer. Si le mois est serré, gardez la pièce en coup de cœur et revenez : un cœur ne coûte rien, et il dure.';

// Contact
export const contact = 'Contact';
export const contactLead = 'Une personne lit ce que vous écrivez, et répond sous deux jours ouvrés.';
export const contactReach = 'Comment nous joindre';
export const contactEmail = 'Par e-mail :';
export const contactPhone = 'Par téléphone :';
export const contactTradingAs = (company: string) => `Raison sociale : ${company}`;
export const contactPost = 'Par courrier :';
export const contactOrder = 'À propos d’une commande';
export const contactOrderSay =
  'Indiquez son numéro, qui figure sur le reçu, et écrivez depuis l’adresse à laquelle le reçu est parvenu. Tant qu’elle n’est pas expédiée, vous pouvez l’annuler vous-même, sur sa page ou dans [votre compte].';
export const contactFirst = 'Avant d’écrire';
export const contactFirstLook =
  'Beaucoup de réponses sont déjà ici : [retours], [échanges], [livraison aux États-Unis], [livraison à l’étranger] et [guide des tailles].';
export const contactKnown = 'À propos de ce que nous savons de vous';
export const contactKnownAsk =
  'Écrivez à la même adresse pour le consulter, le corriger ou le supprimer. L’[avis de confidentialité] dit ce qu’il y a.';

import type { IndustryTexts } from './industry-texts.ts';

export const FRA_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'L’entreprise extrait du minerai de fer et produit des aciers plats et longs pour le bâtiment et l’automobile.',
    drivers: 'les prix de l’acier, le coût du minerai et de l’énergie',
  },
  'oil-gas': {
    does: 'L’entreprise extrait du pétrole et du gaz naturel, les raffine et vend des carburants dans ses stations-service.',
    drivers: 'le prix du pétrole, la production et les marges de raffinage',
  },
  banks: {
    does: 'La banque collecte des dépôts, prête aux ménages et aux entreprises et assure les paiements.',
    drivers: 'la marge d’intérêts, les pertes sur crédits et les coûts',
  },
  retail: {
    does: 'L’entreprise exploite des supermarchés, des magasins de proximité et une boutique en ligne.',
    drivers: 'les ventes à périmètre comparable, les salaires et les loyers',
  },
  telecom: {
    does: 'L’entreprise exploite des réseaux mobiles et fixes et vend des accès à Internet aux ménages et aux entreprises.',
    drivers: 'le nombre de clients, le revenu par client et les investissements dans les réseaux',
  },
  power: {
    does: 'L’entreprise produit de l’électricité et de la chaleur et exploite des réseaux de distribution.',
    drivers: 'les prix de l’électricité, le coût des combustibles et les tarifs réglementés',
  },
  chemicals: {
    does: 'L’entreprise fabrique des produits chimiques de base, des engrais et des plastiques.',
    drivers: 'le prix du gaz, la demande industrielle et le taux d’utilisation',
  },
  transport: {
    does: 'L’entreprise transporte des marchandises et des voyageurs et exploite des terminaux et des entrepôts.',
    drivers: 'les taux de fret, le coût du carburant et les volumes d’échanges',
  },
  food: {
    does: 'L’entreprise fabrique des produits laitiers, des produits de boulangerie et des boissons sous ses propres marques.',
    drivers: 'les prix des matières premières, les prix de vente et les volumes',
  },
  construction: {
    does: 'L’entreprise construit des logements, des bureaux et des routes et aménage ses propres terrains.',
    drivers: 'le carnet de commandes, les taux d’intérêt et les coûts de construction',
  },
  software: {
    does: 'L’entreprise développe des logiciels de gestion et les vend par abonnement.',
    drivers: 'les nouveaux contrats, les renouvellements et les frais de personnel',
  },
  pharmaceuticals: {
    does: 'L’entreprise développe, fabrique et vend des médicaments sur ordonnance.',
    drivers: 'les autorisations, l’expiration des brevets et les dépenses de recherche',
  },
  insurance: {
    does: 'L’entreprise assure les ménages et les entreprises contre les dommages, la maladie et les risques de la vieillesse.',
    drivers: 'les sinistres, la croissance des primes et les produits financiers',
  },
  machinery: {
    does: 'L’entreprise construit des machines-outils, des entraînements et des lignes de production et en assure l’entretien.',
    drivers: 'les prises de commandes, le taux d’utilisation et le prix des composants',
  },
  funds: {
    does: 'L’entreprise gère des fonds de placement pour des investisseurs particuliers et institutionnels.',
    drivers: 'l’encours géré, les frais et les cours',
  },
  'public-finance': {
    does: 'L’organisme émet des obligations pour le compte de son État et gère sa dette.',
    drivers: 'le solde budgétaire, la croissance et les taux d’intérêt',
  },
};

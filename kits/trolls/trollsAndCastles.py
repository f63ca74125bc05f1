"""Trolls & Châteaux: the interface of the contest's package, in one module (README.md)."""
import random


class CoupInvalide(Exception):
    """Somebody did not throw a whole number of stones from 1 to his stock."""


class CoupInvalideGauche(CoupInvalide):
    pass


class CoupInvalideDroite(CoupInvalide):
    pass


class CoupInvalideSimultane(CoupInvalide):
    pass


class Partie:
    def __init__(self, nombreCases, stockInitial):
        if nombreCases % 2 == 0:
            raise Exception("Le nombre de cases doit être impair")
        self.nombreCases = nombreCases
        self.positionTroll = nombreCases // 2
        self.stockInitial = self.stockGauche = self.stockDroite = stockInitial
        self.gagnant = 0
        self.coupsPrecedents = []

    def copier(self):
        autre = Partie(self.nombreCases, self.stockInitial)
        autre.positionTroll, autre.gagnant = self.positionTroll, self.gagnant
        autre.stockGauche, autre.stockDroite = self.stockGauche, self.stockDroite
        autre.coupsPrecedents = list(self.coupsPrecedents)
        return autre

    __copy__ = copier

    def miroir(self):
        """The same game seen from the other castle."""
        autre = self.copier()
        autre.positionTroll = self.nombreCases - 1 - self.positionTroll
        autre.stockGauche, autre.stockDroite = self.stockDroite, self.stockGauche
        autre.gagnant = 3 - self.gagnant if self.gagnant else 0
        autre.coupsPrecedents = [(droite, gauche) for gauche, droite in self.coupsPrecedents]
        return autre

    def tourDeJeu(self, nombreGauche, nombreDroite):
        """Plays a turn; (is it over, who has won)."""
        self.coupsPrecedents.append((nombreGauche, nombreDroite))
        bon_gauche = type(nombreGauche) is int and 1 <= nombreGauche <= self.stockGauche
        bon_droite = type(nombreDroite) is int and 1 <= nombreDroite <= self.stockDroite
        if not bon_gauche and not bon_droite:
            raise CoupInvalideSimultane()
        if not bon_gauche:
            raise CoupInvalideGauche()
        if not bon_droite:
            raise CoupInvalideDroite()
        self.stockGauche -= nombreGauche
        self.stockDroite -= nombreDroite
        self.positionTroll += (nombreGauche > nombreDroite) - (nombreGauche < nombreDroite)
        dernier = self.nombreCases - 1
        if self.positionTroll not in (0, dernier) and 0 not in (self.stockGauche, self.stockDroite):
            return False, 0
        if self.positionTroll not in (0, dernier):
            poussee = self.stockGauche - self.stockDroite
            self.positionTroll = min(dernier, max(0, self.positionTroll + poussee))
            self.stockGauche = self.stockDroite = 0
        milieu = self.nombreCases // 2
        self.gagnant = 1 if self.positionTroll > milieu else 2 if self.positionTroll < milieu else 0
        return True, self.gagnant

    def LigneResume(self):
        return f"{self.stockGauche} - {self.positionTroll} - {self.stockDroite}"

    def LigneDernierCoup(self):
        return " - ".join(map(str, self.coupsPrecedents[-1])) if self.coupsPrecedents else ""

    __repr__ = LigneResume


class Strategie:
    """A function with a name, as the contest's window and its ranking take it."""

    def __init__(self, nom, fonction):
        self.nom, self.fonction = nom, fonction


class BilanPartie:
    def __init__(self, gagnant, message, exception, partie):
        self.gagnant, self.message, self.exception, self.partie = gagnant, message, exception, partie


def jouerPartie(nombreCases, stockInitial, strategie1, strategie2, partiesPrecedentes=[], partiesPrecedentesMiroir=[],
                affichageTexte=True):
    """A game between two functions; each has a copy of its own all game long."""
    partie = Partie(nombreCases, stockInitial)
    sienne = [partie.copier(), partie.miroir()]
    while True:
        coups = []
        for strategie, vue, avant in ((strategie1, sienne[0], partiesPrecedentes), (strategie2, sienne[1], partiesPrecedentesMiroir)):
            try:
                coups.append(strategie(vue, avant))
            except Exception:
                coups.append(None)
        try:
            terminee, gagnant = partie.tourDeJeu(*coups)
        except CoupInvalide as erreur:
            perdant = {CoupInvalideGauche: 1, CoupInvalideDroite: 2}.get(type(erreur), 0)
            return BilanPartie(3 - perdant if perdant else 0, type(erreur).__name__, erreur, partie)
        if affichageTexte:
            print(partie.LigneResume())
        if terminee:
            return BilanPartie(gagnant, "", None, partie)
        for vue, (gauche, droite) in zip(sienne, (coups, coups[::-1])):
            try:
                vue.tourDeJeu(gauche, droite)
            except CoupInvalide:
                pass  # a strategy that changed its own copy deceives only itself


class ResultatSimulation:
    def __init__(self, prevus):
        self.matchPrevus, self.matchJoues = prevus, 0
        self.victoiresGauche = self.victoiresDroite = self.matchsNuls = self.gagnant = 0
        self.message, self.exception = "", None


def jouerPlusieursParties(nombreCases, stockInitial, strategie1, strategie2, nombreDeParties=1000, afficherResultats=False,
                          afficherParties=False):
    resultat, avant, avant_miroir = ResultatSimulation(nombreDeParties), [], []
    for _ in range(nombreDeParties):
        bilan = jouerPartie(nombreCases, stockInitial, strategie1, strategie2, avant, avant_miroir, afficherParties)
        resultat.matchJoues += 1
        if bilan.exception:
            resultat.gagnant, resultat.message, resultat.exception = bilan.gagnant, bilan.message, bilan.exception
            return resultat
        avant.append(bilan.partie)
        avant_miroir.append(bilan.partie.miroir())
        resultat.victoiresGauche += bilan.gagnant == 1
        resultat.victoiresDroite += bilan.gagnant == 2
        resultat.matchsNuls += bilan.gagnant == 0
    difference = resultat.victoiresGauche - resultat.victoiresDroite
    resultat.gagnant = 1 if difference > 0 else 2 if difference < 0 else 0
    if afficherResultats:
        print(resultat.victoiresGauche, resultat.matchsNuls, resultat.victoiresDroite)
    return resultat


def strategieExemple1(partie, partiesPrecedentes):
    return 1


def strategieExemple2(partie, partiesPrecedentes):
    return random.randint(1, partie.stockGauche)


def strategieExemple3(partie, partiesPrecedentes):
    return min(2, partie.stockGauche)

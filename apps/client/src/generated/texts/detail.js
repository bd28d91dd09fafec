/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { care: string | number, name: string | number }) => string} */
export const title = (i) => isEnglish() ? `${i.care} for ${i.name}` : `${i.care} voor ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const titleHidden = (i) => isEnglish() ? `Claim for ${i.name}` : `Declaratie voor ${i.name}`;

/** @type {(i: { nummer: string | number, day: string | number }) => string} */
export const subtitle = (i) => isEnglish() ? `Claim ${i.nummer}, submitted on ${i.day}` : `Declaratie ${i.nummer}, ingediend op ${i.day}`;

/** @type {(i: { nummer: string | number, day: string | number, indiener: string | number }) => string} */
export const subtitleSentInBy = (i) => isEnglish() ? `Claim ${i.nummer}, submitted on ${i.day} by ${i.indiener}` : `Declaratie ${i.nummer}, ingediend op ${i.day} door ${i.indiener}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const weReimburse = (i) => isEnglish() ? `Of this we reimburse ${i.bedrag}.` : `We vergoeden hiervan ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youGot = (i) => isEnglish() ? `You have received ${i.bedrag}.` : `Je hebt ${i.bedrag} gekregen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youGet = (i) => isEnglish() ? `You get ${i.bedrag}.` : `Je krijgt ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const willBePaidOut = (i) => isEnglish() ? `${i.bedrag} will be paid out.` : `${i.bedrag} wordt uitbetaald.`;

/** @type {(i: { day: string | number, iban: string | number }) => string} */
export const arrivesAround = (i) => isEnglish() ? `It will be in account ${i.iban} around ${i.day}.` : `Dat staat rond ${i.day} op rekening ${i.iban}.`;

/** @type {(i: { day: string | number }) => string} */
export const arrivesAroundWithout = (i) => isEnglish() ? `It will be in your account around ${i.day}.` : `Dat staat rond ${i.day} op je rekening.`;

/** @type {(i: { day: string | number, iban: string | number }) => string} */
export const transferred = (i) => isEnglish() ? `It was transferred to account ${i.iban} on ${i.day}.` : `Dat is op ${i.day} overgemaakt naar rekening ${i.iban}.`;

/** @type {() => string} */
export const willBeTransferred = () => isEnglish() ? `We will transfer it to you as soon as possible.` : `We maken het zo snel mogelijk naar je over.`;

/** @type {() => string} */
export const nothingEigenRisico = () => isEnglish() ? `You get nothing back, because this amount falls under the own risk (deductible).` : `Je krijgt niets terug, want dit bedrag valt onder het eigen risico.`;

/** @type {() => string} */
export const nothingNotCovered = () => isEnglish() ? `You get nothing back, because this amount is not covered.` : `Je krijgt niets terug, want dit bedrag wordt niet vergoed.`;

/** @type {() => string} */
export const nothingDuplicate = () => isEnglish() ? `You get nothing back, because this bill was submitted before.` : `Je krijgt niets terug, want deze nota is al eerder ingediend.`;

/** @type {() => string} */
export const nothingBudgetUsed = () => isEnglish() ? `You get nothing back, because this year’s maximum has been used.` : `Je krijgt niets terug, want het maximum voor dit jaar is op.`;

/** @type {() => string} */
export const nothingNoCover = () => isEnglish() ? `You get nothing back, because this insurance does not cover this care.` : `Je krijgt niets terug, want deze verzekering vergoedt deze zorg niet.`;

/** @type {() => string} */
export const nothingNotInsured = () => isEnglish() ? `You get nothing back, because there was no insurance with us at the time.` : `Je krijgt niets terug, want er was toen geen verzekering bij ons.`;

/** @type {() => string} */
export const nothingTooOld = () => isEnglish() ? `You get nothing back, because this care was too long ago.` : `Je krijgt niets terug, want deze zorg is te lang geleden.`;

/** @type {() => string} */
export const nothingWettelijkeBijdrage = () => isEnglish() ? `You get nothing back, because this amount is a statutory contribution.` : `Je krijgt niets terug, want dit bedrag is een wettelijke eigen bijdrage.`;

/** @type {(i: { parts: string | number }) => string} */
export const nothingMore = (i) => isEnglish() ? `You get nothing back: ${i.parts}.` : `Je krijgt niets terug: ${i.parts}.`;

/** @type {() => string} */
export const nothingExplanation = () => isEnglish() ? `Below you can read exactly why.` : `Hieronder lees je precies waarom.`;

/** @type {() => string} */
export const submitted = () => isEnglish() ? `We have received your claim.` : `We hebben je declaratie ontvangen.`;

/** @type {() => string} */
export const submittedLater = () => isEnglish() ? `We are going to assess it.` : `We gaan hem beoordelen.`;

/** @type {() => string} */
export const inProgress = () => isEnglish() ? `We are assessing your claim.` : `We beoordelen je declaratie.`;

/** @type {() => string} */
export const inProgressLater = () => isEnglish() ? `We look at what your insurance covers and whether own risk (deductible) is taken off.` : `We kijken wat je verzekering vergoedt en of er eigen risico af gaat.`;

/** @type {(i: { day: string | number }) => string} */
export const resultBy = (i) => isEnglish() ? `By ${i.day} you will know what you get.` : `Uiterlijk ${i.day} weet je wat je krijgt.`;

/** @type {() => string} */
export const busyPeriod = () => isEnglish() ? `It is busy. That is why it takes longer than usual: up to 15 working days.` : `Het is druk. Daarom duurt het langer dan anders: tot 15 werkdagen.`;

/** @type {() => string} */
export const laterDuplicate = () => isEnglish() ? `A bill with these details was submitted before. That is why a member of our staff is looking at it. It takes longer.` : `Er is al eerder een nota met deze gegevens ingediend. Daarom kijkt een medewerker ernaar. Dat duurt langer.`;

/** @type {() => string} */
export const laterStaff = () => isEnglish() ? `An employee is looking at it. That takes longer.` : `Een medewerker kijkt ernaar. Dat duurt langer.`;

/** @type {(i: { year: string | number }) => string} */
export const laterEigenRisico = (i) => isEnglish() ? `We can do that once the own risk (deductible) of ${i.year} is known. You do not have to do anything.` : `Dat kan zodra het eigen risico van ${i.year} bekend is. Je hoeft niets te doen.`;

/** @type {() => string} */
export const course = () => isEnglish() ? `How far along is your claim?` : `Hoe ver is je declaratie?`;

/** @type {() => string} */
export const stateDone = () => isEnglish() ? `done` : `klaar`;

/** @type {() => string} */
export const stateNow = () => isEnglish() ? `in progress now` : `nu bezig`;

/** @type {() => string} */
export const stateToCome = () => isEnglish() ? `still to come` : `moet nog`;

/** @type {(i: { day: string | number }) => string} */
export const expected = (i) => isEnglish() ? `by ${i.day}` : `uiterlijk ${i.day}`;

/** @type {(i: { status: string | number }) => string} */
export const changed = (i) => isEnglish() ? `Your claim has a new status: ${i.status}.` : `Je declaratie heeft een nieuwe status: ${i.status}.`;

/** @type {() => string} */
export const stairsTitle = () => isEnglish() ? `How we arrive at this amount` : `Zo komen we aan dit bedrag`;

/** @type {() => string} */
export const stairsCaption = () => isEnglish() ? `From claimed to paid out` : `Van gedeclareerd naar uitbetaald`;

/** @type {() => string} */
export const stairsNotCovered = () => isEnglish() ? `Not covered` : `Niet vergoed`;

/** @type {() => string} */
export const stairsPaidOut = () => isEnglish() ? `Paid out` : `Uitbetaald`;

/** @type {() => string} */
export const stepDeclared = () => isEnglish() ? `What you claimed` : `Wat je hebt gedeclareerd`;

/** @type {() => string} */
export const stepNotCovered = () => isEnglish() ? `What the insurance does not cover` : `Wat de verzekering niet vergoedt`;

/** @type {() => string} */
export const stepEigenRisico = () => isEnglish() ? `Own risk (deductible)` : `Eigen risico`;

/** @type {() => string} */
export const stepPaidOut = () => isEnglish() ? `What we pay` : `Wat wij betalen`;

/** @type {() => string} */
export const stepNothing = () => isEnglish() ? `Nothing is taken off here.` : `Hier gaat niets af.`;

/** @type {() => string} */
export const explanationOrder = () => isEnglish() ? `We always calculate in this order.` : `We rekenen altijd in deze volgorde.`;

/** @type {() => string} */
export const treatments = () => isEnglish() ? `Treatments` : `Behandelingen`;

/** @type {() => string} */
export const treatmentsCaption = () => isEnglish() ? `The treatments of this claim` : `De behandelingen van deze declaratie`;

/** @type {() => string} */
export const columnTreatment = () => isEnglish() ? `Treatment` : `Behandeling`;

/** @type {() => string} */
export const columnEigenRisico = () => isEnglish() ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const columnReimbursed = () => isEnglish() ? `Reimbursed` : `Vergoed`;

/** @type {(i: { nummer: string | number }) => string} */
export const notaNumber = (i) => isEnglish() ? `bill ${i.nummer}` : `nota ${i.nummer}`;

/** @type {(i: { aantal: string | number }) => string} */
export const times = (i) => isEnglish() ? `${i.aantal} times` : `${i.aantal} keer`;

/** @type {() => string} */
export const meldingen = () => isEnglish() ? `Explanation` : `Uitleg`;

/** @type {() => string} */
export const files = () => isEnglish() ? `Your bill` : `Je nota`;

/** @type {() => string} */
export const filesCaption = () => isEnglish() ? `The files of this claim` : `De bestanden van deze declaratie`;

/** @type {() => string} */
export const fileReceived = () => isEnglish() ? `Received` : `Ontvangen`;

/** @type {() => string} */
export const hiddenTitle = () => isEnglish() ? `You do not see the care itself` : `De zorg zelf zie je niet`;

/** @type {() => string} */
export const details = () => isEnglish() ? `Details of your claim` : `Gegevens van je declaratie`;

/** @type {() => string} */
export const zorgsoort = () => isEnglish() ? `Type of care` : `Soort zorg`;

/** @type {() => string} */
export const careDate = () => isEnglish() ? `Date of care` : `Datum van de zorg`;

/** @type {() => string} */
export const zorgverlener = () => isEnglish() ? `Care provider` : `Zorgverlener`;

/** @type {() => string} */
export const gedeclareerd = () => isEnglish() ? `Claimed` : `Gedeclareerd`;

/** @type {() => string} */
export const download = () => isEnglish() ? `Download` : `Download`;

/** @type {(i: { nummer: string | number, day: string | number }) => string} */
export const subtitleZorgverlener = (i) => isEnglish() ? `Claim ${i.nummer}, submitted by your care provider on ${i.day}` : `Declaratie ${i.nummer}, ingediend door je zorgverlener op ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const countsInTermijnen = (i) => isEnglish() ? `${i.bedrag} of this is own risk (deductible) that you pay in instalments. There is no separate invoice.` : `${i.bedrag} hiervan is eigen risico dat je in termijnen betaalt. Je krijgt er geen aparte factuur voor.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const waitsTitle = (i) => isEnglish() ? `${i.bedrag} is waiting for you.` : `${i.bedrag} staat voor je klaar.`;

/** @type {() => string} */
export const waitsPayer = () => isEnglish() ? `This waits for the account number of the person who took out the insurance.` : `Dit wacht op het rekeningnummer van wie je verzekering afsloot.`;

/** @type {() => string} */
export const stairsWaits = () => isEnglish() ? `Waiting for you` : `Staat voor je klaar`;

/** @type {() => string} */
export const stairsForYou = () => isEnglish() ? `For you` : `Voor jou`;

/** @type {(i: { bedrag: string | number }) => string} */
export const verrekeningTitle = (i) => isEnglish() ? `${i.bedrag} has been offset.` : `${i.bedrag} is verrekend.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const verrekeningOn = (i) => isEnglish() ? `${i.bedrag} was taken off an invoice on ${i.day}.` : `${i.bedrag} ging op ${i.day} af van een factuur.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningFactuur = (i) => isEnglish() ? `View invoice ${i.kenmerk}` : `Bekijk factuur ${i.kenmerk}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const restOfIt = (i) => isEnglish() ? `The rest is ${i.bedrag}.` : `De rest is ${i.bedrag}.`;

/** @type {() => string} */
export const asExpected = () => isEnglish() ? `This is what we expected when you sent it in.` : `Dit is wat we verwachtten toen je indiende.`;

/** @type {(i: { before: string | number, now: string | number }) => string} */
export const otherThanExpected = (i) => isEnglish() ? `When you sent it in we expected ${i.before}. It turned out to be ${i.now}. “Explain this” tells you why.` : `Toen je indiende verwachtten we ${i.before}. Het is ${i.now} geworden. Bij “Leg dit uit” lees je waarom.`;

/** @type {() => string} */
export const columnBijdrage = () => isEnglish() ? `Contribution` : `Eigen bijdrage`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partEigenRisico = (i) => isEnglish() ? `${i.bedrag} own risk` : `${i.bedrag} eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partBijdrage = (i) => isEnglish() ? `${i.bedrag} statutory contribution` : `${i.bedrag} wettelijke eigen bijdrage`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partNotCovered = (i) => isEnglish() ? `${i.bedrag} not covered` : `${i.bedrag} niet vergoed`;

/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {() => string} */
export const title = () => isEnglish() ? `Accessibility` : `Toegankelijkheid`;

/** @type {(i: { product: string | number }) => string} */
export const subtitle = (i) => isEnglish() ? `Everybody has to be able to use ${i.product}.` : `Iedereen moet ${i.product} kunnen gebruiken.`;

/** @type {() => string} */
export const standardTitle = () => isEnglish() ? `What we keep to` : `Waar we ons aan houden`;

/** @type {(i: { name: string | number, product: string | number }) => string} */
export const standard = (i) => isEnglish() ? `${i.name} makes ${i.product} to the European standard EN 301 549, and so to WCAG 2.2, levels A and AA. This is how you notice:` : `${i.name} maakt ${i.product} volgens de Europese norm EN 301 549, en daarmee volgens WCAG 2.2, niveau A en AA. Dat merk je zo:`;

/** @type {() => string} */
export const keyboard = () => isEnglish() ? `Everything works with the keyboard. You always see where you are.` : `Alles werkt met het toetsenbord. Je ziet altijd waar je bent.`;

/** @type {() => string} */
export const reader = () => isEnglish() ? `A screen reader reads every page in the right order. What is in a chart is there as a table too.` : `Een schermlezer leest elke pagina in de goede volgorde voor. Wat in een grafiek staat, staat er ook als tabel.`;

/** @type {() => string} */
export const zoom = () => isEnglish() ? `You can enlarge to 400 percent and space the text more widely. Nothing gets lost.` : `Je kunt tot 400 procent vergroten en de tekst ruimer zetten. Er valt niets weg.`;

/** @type {() => string} */
export const contrast = () => isEnglish() ? `Text stands out well from its background, in the dark theme too. Colour alone never says anything.` : `Tekst steekt goed af bij de achtergrond, ook in het donkere thema. Kleur alleen zegt nooit iets.`;

/** @type {() => string} */
export const script = () => isEnglish() ? `Every page can be read without JavaScript, and you can do what you have to do that way too.` : `Elke pagina is te lezen zonder JavaScript, en wat je moet doen kan ook zo.`;

/** @type {() => string} */
export const testedTitle = () => isEnglish() ? `How we check this` : `Hoe we dit controleren`;

/** @type {() => string} */
export const tested = () => isEnglish() ? `With every change, programs check all screens, on phone, tablet and computer, and go through the main tasks with the keyboard alone.` : `Bij elke verandering controleren programma’s alle schermen, op telefoon, tablet en computer, en lopen ze de belangrijkste taken door met alleen het toetsenbord.`;

/** @type {(i: { product: string | number }) => string} */
export const notTested = (i) => isEnglish() ? `No independent body has examined this yet. So we do not call ${i.product} ‘fully accessible’. We know of one shortcoming: not all letters that we send as PDF can be read aloud well yet.` : `Een onafhankelijk bureau heeft dit nog niet onderzocht. We noemen ${i.product} daarom niet ‘volledig toegankelijk’. We weten van één gebrek: brieven die we als pdf sturen, zijn nog niet allemaal goed voor te lezen.`;

/** @type {() => string} */
export const problemTitle = () => isEnglish() ? `Does something not work for you?` : `Kom je er niet uit?`;

/** @type {() => string} */
export const problem = () => isEnglish() ? `Tell us, and we help you at once in another way.` : `Vertel het ons, dan helpen we je meteen op een andere manier.`;

/** @type {(i: { address: string | number }) => string} */
export const write = (i) => isEnglish() ? `Write to us: ${i.address}` : `Schrijf ons: ${i.address}`;

/** @type {() => string} */
export const contact = () => isEnglish() ? `More ways to get in touch with us` : `Meer manieren om contact met ons op te nemen`;

/** @type {() => string} */
export const answer = () => isEnglish() ? `Within two weeks you hear what we do about it. If you do not agree, you can turn to the Netherlands Authority for Consumers and Markets, which supervises these rules.` : `Je hoort binnen twee weken wat we eraan doen. Ben je het daar niet mee eens? Dan kun je terecht bij de Autoriteit Consument & Markt, die toezicht houdt op deze regels.`;

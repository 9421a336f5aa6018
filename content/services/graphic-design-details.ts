import { defineService } from '../schema/service';

export const service = defineService('graphic-design-details', {
  title: 'Graphic design',
  icon: 'graphic-design',
  desc: 'Brand kits, packaging with its legal marks, print files and screen components, ready for those who make them.',
  meta: {
    title: 'Graphic design for brand, print, packaging and UI',
    description:
      'Brand kits, press-ready files, packaging artwork with Indian label declarations, exhibition panels, social sets and interface kits, with the sizes and files you get.',
  },
  banner: {
    heading: 'Graphic design that printers and developers accept',
    lead: 'A design is finished when the press opens the file without a telephone call, and the developer finds every state of the button.',
    tone: 'sand',
    picture: {
      name: 'service-graphic-design',
      alt: 'Artwork sheet for a spice carton: dieline with 3 mm bleed, barcode beginning 890, veg mark, and the month of packing marked as missing.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'Designed for where it will be made',
      lead: 'A carton is creased, a backdrop is stitched from panels, a screen is read in the sun. We ask about that before we open a colour palette.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A weak mark is the smaller part of the cost of poor design. The larger part is the carton reprinted because the net quantity sat under a flap, the banner that turned brown because its blue was an RGB blue, the app in which an error looks like a success. Such things are known before the first sketch to anyone who has stood at a press, and they are decided by a file and not by taste.',
            'We therefore begin with the maker: the converter’s dieline, the printer’s profile, the stall contractor’s panel plan, the developer’s component list. The creative work happens inside those limits. Someone else must be able to print or build the result, so what you receive is source as well as picture.',
            'Where a packaging claim or a declaration is involved, your regulatory person signs the text and we sign the setting of it. The two signatures answer for two different mistakes, and the proof has room for both.',
          ],
        },
        {
          type: 'table',
          caption: 'Usual pieces of work, their size, and the files that you keep',
          columns: ['Piece', 'Size or basis', 'You receive'],
          rows: [
            [
              'Visiting card',
              '90 × 54 mm, as common in India, plus 3 mm bleed',
              'PDF/X and editable source, one per person from a list',
            ],
            ['Letterhead', 'A4', 'Print PDF and a Word template with real styles'],
            [
              'Brochure',
              'Folded from the printer’s sheet, pages in fours',
              'Print PDF, light PDF for mail, linked pictures',
            ],
            ['Standee', 'Visible area of your stand', 'Print PDF at stated scale, text kept high'],
            [
              'Exhibition backdrop',
              'Panel plan of the stall contractor',
              'One file a panel, with overlaps and light positions',
            ],
            [
              'Packaging artwork',
              'Converter’s dieline',
              'Layered source, PDF/X, mock-up and signed proof',
            ],
            [
              'Social template set',
              'Sizes of the platforms you use',
              'Editable templates with logo and type locked',
            ],
            [
              'UI kit',
              'Components of your product',
              'Figma library, design tokens, notes on behaviour',
            ],
          ],
        },
      ],
    },
    {
      id: 'design-work',
      heading: 'The work, piece by piece',
      lead: 'Open the one that you are about to order; each says what to have ready.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Brand kit',
              content: [
                'A logo in one size is a picture; a kit is what people use when you are not in the room. It fits on a few pages, and every value in it can be copied.',
              ],
              points: [
                'Logo suite: primary, stacked, one colour, favicon, with clear space and least size',
                'Colours in HEX, RGB, CMYK and Pantone, with the pairs that may carry text',
                'Type with its licence, for print, web and office documents, Devanagari included where needed',
                'Tone of voice with sentences to copy, and examples of wrong use',
                'Source as AI, SVG, EPS and PDF, not only PNG',
              ],
            },
            {
              title: 'Press-ready files',
              content: [
                'Before a file leaves, we run the list that the printer would run. Colours are CMYK or named spot plates, and neon from the screen is replaced, since ink cannot make it. Pictures have 300 dpi at final size. Bleed is 3 mm, the safe zone 3 to 5 mm. Small text prints in black alone, large solids in a rich black; overprint is checked plate by plate. Fonts are outlined and the file is exported as PDF/X-1a or X-4, with a signed proof.',
              ],
            },
            {
              title: 'Packaging: structure and barcode',
              content: [
                'We start on the dieline that the converter will cut, never on a rectangle of the same size. A white mock-up is folded by hand, because a panel that faces down on the shelf should not carry the name. The GS1 barcode (prefix 890 for Indian companies) gets its quiet zone and contrast, with its bars along the run of the film, and is scanned from the proof. Varnish, foil and window are separate layers with their own names.',
              ],
            },
            {
              title: 'Packaging: the declarations',
              content: [
                'A label is a legal text with a picture. We set it from a checklist that your regulatory person fills and signs. The rules move, so the checklist carries a date.',
              ],
              points: [
                'Legal Metrology: name and address, net quantity, MRP inclusive of taxes, unit sale price, month and year, consumer care',
                'Country of origin for imports',
                'Food: FSSAI number and logo, veg or non-veg mark, ingredients, allergens, nutrition, batch, best before',
                'Plastic packs: thickness, recycling and EPR marks',
                'Room for the coding machine, in a colour that ink-jet can be read on',
              ],
            },
            {
              title: 'Brochures and product catalogues',
              content: [
                'A catalogue of 300 items is a data job before it is a design job. Codes, sizes and packing come from the item master by file, so a change is made once and the page follows. Tables get a left column that can be read aloud to a dealer on the phone. We plan pages in fours for the press, keep an index by code and by use, and export a second version that opens on the sales team’s phones without waiting.',
              ],
            },
            {
              title: 'Exhibition stalls and standees',
              content: [
                'Visitors read a stall in three distances: the name from the aisle’s end, one sentence from five metres, the machine’s plate from one. Each gets its own height and size. The lowest part of a standee is hidden by a table or by people, so nothing is placed there. We draw over the contractor’s panel plan with sockets, screen and spotlights marked, and go through the seams, where a face or a figure must not be cut.',
              ],
            },
            {
              title: 'Social and campaign sets',
              content: [
                'One set of templates covers offers, notices, vacancies, festivals and a product in use. The logo and the type are locked, the picture and the words are open, so the person who posts at eight in the evening cannot go wrong. Text keeps clear of the areas that the apps cover with buttons. Each picture comes with its alternative text, and a Hindi version is set by someone who reads it.',
              ],
            },
            {
              title: 'Interface kits',
              content: [
                'Screens are built from components, and components from tokens for colour, type and space on an 8-point grid. Every control is drawn in all its states: at rest, under the pointer, focused, disabled, in error, empty. Text contrast is 4.5:1 at least and targets are 24 by 24 pixels or more, as WCAG 2.2 asks. Each component in Figma carries a note on what it does with a long name and a missing picture.',
              ],
            },
            {
              title: 'Rights in marks, fonts and pictures',
              content: [
                'Before a name is launched, it is searched in the trade marks register in its classes, since the Trade Marks Act 1999 protects an earlier mark against one that is confusingly like it. Fonts and stock pictures are licensed in your name, with the papers in the project folder. AI-made images are declared, with the tool and the input. On full payment the artwork is yours; licensed fonts and stock remain under the terms on which they were bought.',
              ],
            },
            {
              title: 'Proofs, rounds and the final signature',
              content: [
                'The quotation states the number of rounds for each piece. A round is one collected answer from one person whom you name; five separate mails are five opinions. Comments are placed on the proof itself. The last proof is signed panel by panel, on paper for packaging, and the file that went to press is archived under the number printed on it, so a reprint two years later starts from the right one.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['digital-marketing-details', 'web-details'],
    courses: ['digital-marketing-details', 'web-development-details'],
    industries: ['food-beverage', 'fabrication-garments', 'ecommerce', 'leathers'],
    posts: [2, 5],
  },
  call: {
    heading: 'Send us a carton that gave you trouble. We will mark what we would change.',
  },
});

# Draws the bills of bills.json by ReportLab and Cairo: python3 bills.py <program> <folder>
import json
import sys

program, folder = sys.argv[1], sys.argv[2]
bills = json.load(open(f"{folder}/bills.json", encoding="utf-8"))


def reportlab(bill, file):
    from reportlab.lib.pagesizes import A4
    from reportlab.pdfgen import canvas

    drawing = canvas.Canvas(file, pagesize=A4, pageCompression=bill["number"] % 2)
    for page in bill["pages"]:
        y = 780
        for line in page:
            drawing.drawString(60, y, line)
            y -= 20
        if bill["photo"]:
            drawing.drawImage(f"{folder}/photo.jpg", 60, 80, 200, 150)
        if bill["link"]:
            drawing.linkURL("https://example.org", (60, 760, 200, 800))
        if bill["note"]:
            drawing.acroForm.textfield(name="nr", value="700410137", x=300, y=60, width=150, height=20)
        drawing.showPage()
    drawing.save()


def cairo(bill, file):
    import cairo as library

    surface = library.PDFSurface(file, 595, 842)
    context = library.Context(surface)
    for page in bill["pages"]:
        context.set_font_size(12)
        for index, line in enumerate(page):
            context.move_to(60, 60 + 20 * index)
            context.show_text(line)
        if bill["photo"]:
            context.set_source_surface(library.ImageSurface.create_from_png(f"{folder}/photo.png"), 60, 500)
            context.paint()
            context.set_source_rgb(0, 0, 0)
        context.show_page()
    surface.finish()


for bill in bills:
    {"reportlab": reportlab, "cairo": cairo}[program](bill, f"{folder}/{program}-{bill['number']}.pdf")

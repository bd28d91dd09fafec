# Draws the bills of bills.json by Prawn: ruby bills.rb <folder>
require 'json'
require 'prawn'
Prawn::Fonts::AFM.hide_m17n_warning = true

folder = ARGV[0]
JSON.parse(File.read("#{folder}/bills.json", encoding: 'utf-8')).each do |bill|
  Prawn::Document.generate("#{folder}/prawn-#{bill['number']}.pdf", compress: bill['number'].even?) do |pdf|
    bill['pages'].each_with_index do |lines, index|
      pdf.start_new_page if index.positive?
      lines.each { |line| pdf.text(line.encode('windows-1252', undef: :replace).encode('utf-8')) }
      pdf.image("#{folder}/photo.jpg", width: 200) if bill['photo']
      pdf.link_annotation([0, 0, 100, 20], Border: [0, 0, 0], A: { Type: :Action, S: :URI, URI: 'https://example.org' }) if bill['link']
    end
  end
end

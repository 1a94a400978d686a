# Notificações no navegador.
web-push = Notificações
web-push-about = Este aparelho avisa quando for a sua vez, quando houver uma revanche ou quando alguém convidar você, mesmo com o Pharos fechado.
web-push-begin = Avisar neste aparelho
web-push-stop = Parar notificações
web-push-denied = As notificações estão bloqueadas para esta página. Permita-as nas configurações do navegador.
web-push-quiet = Horário de silêncio
web-push-quiet-from = das
web-push-quiet-until = às
web-push-test = Enviar um teste
web-push-sent = O teste está a caminho.
web-push-failed = O serviço de notificações do seu navegador não aceitou o teste. Tente de novo mais tarde.
web-invite-known = Pessoas com quem você já jogou
web-invite-person = Convidar { $name }
web-invited-known = { $name } recebeu o convite
